"""Given names of which the sex is plain, in small letters."""

from __future__ import annotations

from venire.language.words.word_list import words

SHE = frozenset(
    words(
        """abigail adaeze agnes alexandra alice althea amelia amy ana angela ann anna anne annie audrey barbara beatrix
        bella beth bettina brenda bridget bronwen camille carla carol caroline carys catherine cecily celia charlotte
        chloe christine claire clara clare claudia connie cynthia daisy daphne deborah delia diana dora doreen doris
        dorothy edith edna eileen elaine eleanor elena elizabeth ella ellen ellie elsie emily emma erica esther ethel
        eunice eva fatima felicity fiona flora florence frances freda freya gail georgia geraldine gillian gladys
        gloria grace greta gwen hannah harriet hazel heather heidi helen helga henrietta hilary hilda holly ida imogen
        ines ingrid irene irina iris isabel isla ivy jackie jacqueline jane janet janice jasmine jean jemima jennifer
        jessica jill joan joanna jocelyn josephine joy joyce judith julia juliet karen kate kathleen katie kirsty kylie
        laura lena leonora lesley lillian lily linda lisa lorna louise lucia lucy lydia mabel madeleine margaret
        margery marguerite maria marian marie marina marion marjorie martha mary matilda maud maureen mavis megan
        melissa mildred millie miriam moira molly monica muriel nadia nancy naomi natalie nell nicola nina nora noreen
        odette olga olive olivia pam pamela patricia paula pauline pearl peggy penelope petra philippa phoebe phyllis
        polly priya rachel rebecca rhona rita roberta rosa rosalind rose rosemary rosie roxanne ruth sabrina sadie
        sally samantha sandra sara sarah sheila shirley sonia sophie stella susan sylvia tamsin tania tanya tara teresa
        thelma theodora theresa tina tracy una ursula valerie vanessa vera veronica victoria violet vivien wendy
        winifred yvonne zara zoe"""
    )
)
HE = frozenset(
    words(
        """abel abraham adam ahmed alan alasdair alban alastair albert alex alexander alf alfie alfred ali allan amos
        andrew angus anthony anton archie arkady arnold arthur arun aubrey barnaby barney barry basil ben benjamin
        bernard bernie bert bob boris brendan brian bruce bryan callum cameron carl cecil cedric charles christopher
        clarence clement clifford clive clyde colin colm conor conrad craig curtis cyril damian dan daniel darren dave
        david dean declan dennis derek dermot desmond dick dirk dominic don donald dougal douglas duncan dylan eddie
        edgar edmund edward edwin elias elliot emil emilio emmett enzo eric ernest ernie ethan euan eugene evan ewan
        felix fergus finn francis frank fred frederick gareth gary gavin geoff geoffrey george gerald gerard gethin
        gideon gilbert giles glen gordon graham greg gregor gregory guy hal hamish hans harold harry harvey hector
        henry herbert howard hubert hugh hugo humphrey ian igor ilya isaac ivan ivo jack jake james jamie jared jason
        jasper jean-paul jed jeff jeffrey jeremy jerome jerry jim jimmy joe joel john jonah jonas jonathan jory joseph
        josh joshua julian justin karl keith ken kenneth kevin kieran kit lance larry laurence lawrence lee len leo
        leon leonard leslie lewis liam lionel louis luca lucas luke luther magnus malcolm marcus marek mario marius
        mark martin matthew maurice max maxwell michael mick mike miles milo mohammed morris murray nat nathan ned neil
        neville nicholas nick nigel noel norman oliver ollie omar oscar osman otto owen paddy pat patrick paul pavel
        percy perry pete peter philip pierre piotr quentin rajiv ralf ralph ravi ray raymond reg reginald rex rhys
        ricardo richard rob robert robin rodney roger roland roman ron ronald ronnie rory ross roy rufus rupert russell
        ryan sam samuel sandor sanjay saul sean sebastian sergei seth shane sid sidney silas simeon simon sol spencer
        stan stanley stefan stephen steve steven stewart stuart ted terence terry theo theodore thomas tim timothy
        tobias toby todd tom tony torvald trevor tyrone uriah vic victor vince vincent wallace walter warren wayne
        wesley wilfred william winston yusuf"""
    )
)
