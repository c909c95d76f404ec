# What a Ruby host needs for the journal's pages. Standard library only.
require 'json'

module Journal
  # For every page whose address may carry a token.
  TOKEN_PAGE_HEADERS = { 'Referrer-Policy' => 'no-referrer', 'Cache-Control' => 'no-store' }.freeze

  # Pages that log in or out, answer no reader, or act as they are opened.
  ACTING = %w[login logout oauth api].freeze

  module_function

  # The page data as HTML. No text in them can end the block.
  def page_data_block(data)
    text = JSON.generate(data).gsub('<', '\u003c')
    %(<script type="application/json" id="journal-data">#{text}</script>)
  end

  # Where a reader goes after login: the path they asked for, or "/" if it could lead elsewhere.
  def return_path(asked)
    return '/' unless asked.is_a?(String) && asked.length <= 2000 && asked.match?(%r{\A/(?![^?#]*%2f)[!-\[\]-~]*\z}i)

    path, query = asked[/\A[^#]*/].split('?', 2)
    path = decoded(path)
    names = query.to_s.split('&').map { |pair| decoded(pair[/\A[^=]*/]) }
    return '/' if path.nil? || names.any? { |name| name.nil? || name.downcase == 'redirect_status' }
    # No "//", backslash, space or unseen character, and no step up or on the spot.
    return '/' if path.match?(%r{//|/\.{1,2}(/|\z)|[\\\p{Cc}\p{Cf}\p{Z}]})

    segments = path.downcase.split('/').map { |step| step[/\A[^;]*/] }.reject(&:empty?)
    ACTING.include?(segments.first) || segments.last == 'delete' ? '/' : asked
  end

  # The text without its encoding; nil if that is broken or done twice.
  def decoded(text)
    return if text.match?(/%(?!\h{2})/)

    once = text.b.gsub(/%(\h{2})/) { $1.hex.chr }.force_encoding('UTF-8')
    once if once.valid_encoding? && !once.include?('%')
  end
end
