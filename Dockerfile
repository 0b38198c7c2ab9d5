FROM python:3.11-slim-bookworm
RUN useradd --create-home venire && mkdir /data && chown venire /data
WORKDIR /app
COPY requirements.txt ./
RUN pip install --no-cache-dir --require-hashes -r requirements.txt
COPY pyproject.toml README.md LICENSE ./
COPY src ./src
RUN pip install --no-cache-dir --no-build-isolation --no-deps .
USER venire
ENV VENIRE_DATA=/data VENIRE_HOST=0.0.0.0 PORT=8080
# Reached by a name and not by an address? Give it: docker run -e VENIRE_ALLOWED_HOSTS=court.example.org …
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=30s --timeout=3s CMD python -c "import os, urllib.request as u; u.urlopen('http://127.0.0.1:' + os.environ['PORT'] + '/health')"
CMD ["venire", "serve"]
