require 'base64'
require_relative 'journal'

$stdin.each_line do |line|
  kind, text = line.chomp.split(':', 2)
  given = Base64.decode64(text).force_encoding('UTF-8')
  puts Base64.strict_encode64(kind == 'path' ? Journal.return_path(given) : Journal.page_data_block(JSON.parse(given)))
end
