import base64
import json
import sys

from journal import page_data_block, return_path

for line in sys.stdin:
    kind, _, text = line.partition(":")
    given = base64.b64decode(text).decode()
    answer = return_path(given) if kind == "path" else page_data_block(json.loads(given))
    print(base64.b64encode(answer.encode()).decode())
