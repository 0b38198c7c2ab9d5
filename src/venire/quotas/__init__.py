"""How much one visitor may take of a server: sessions, rooms, bytes, streams, requests, storage, calls of models."""
