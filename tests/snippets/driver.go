package main

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	"example/journal"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		kind, text, _ := strings.Cut(lines.Text(), ":")
		given, _ := base64.StdEncoding.DecodeString(text)
		answer := journal.ReturnPath(string(given))
		if kind == "data" {
			var data any
			if err := json.Unmarshal(given, &data); err != nil {
				panic(err)
			}
			answer, _ = journal.PageDataBlock(data)
		}
		fmt.Println(base64.StdEncoding.EncodeToString([]byte(answer)))
	}
}
