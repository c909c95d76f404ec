# Helpers for Ruby hosts of the journal's pages. Standard library only.
require 'json'

module Journal
  # Headers for every page whose address may contain a token.
  TOKEN_PAGE_HEADERS = { 'Referrer-Policy' => 'no-referrer', 'Cache-Control' => 'no-store' }.freeze

  # Pages that log in or out, are not meant for readers, or act. Servers may drop what stands before or after.
  ACTING = %w[login logout oauth api delete].freeze

  module_function

  # Returns the page data as HTML. No text in it can close the block.
  def page_data_block(data)
    text = JSON.generate(data).gsub('<', '\u003c')
    %(<script type="application/json" id="journal-data">#{text}</script>)
  end

  # Returns the path to open after login: the requested one, or "/" if it may leave the site.
  def return_path(asked)
    return '/' unless asked.is_a?(String) && asked.length <= 2000 && asked.match?(%r{\A/(?![^?#]*%2f)[!-\[\]-~]*\z}i)

    path, query = asked[/\A[^#]*/].split('?', 2)
    path = decoded(path)
    names = query.to_s.split('&').map { |pair| decoded(pair[/\A[^=]*/]) }
    return '/' if path.nil? || names.any? { |name| name.nil? || name.downcase == 'redirect_status' }

    # What servers compare regardless of case, accents and width.
    path = path.unicode_normalize(:nfkd).gsub(/\p{M}/, '').upcase.downcase
    # Rejects "//", percent signs, backslashes, spaces, invisible characters, and segments that start with a dot or ";":
    # some servers read "/a/..;/logout" as "/logout".
    return '/' if path.match?(%r{/[/.;]|[%\\\p{Cc}\p{Cf}\p{Z}]})

    # Ignores a segment's text from its first punctuation mark: a path parameter, an extension.
    path.split('/').any? { |step| ACTING.include?(step.sub(/[!-,.:-@\[-^`{-~].*/m, '')) } ? '/' : asked
  end

  # Returns the decoded text; nil if it is invalid or encoded twice.
  def decoded(text)
    return if text.match?(/%(?!\h{2})/)

    once = text.b.gsub(/%(\h{2})/) { $1.hex.chr }.force_encoding('UTF-8')
    once if once.valid_encoding? && !once.include?('%')
  end
end
