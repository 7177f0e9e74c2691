import Wireframes

extension Markup {
  /// The beginning of a page that loads nothing, up to its title.
  static var pageStart: Markup { pageStart(loads: "") }

  /// Returns the beginning of a page, up to its title, with a rule about what it loads.
  static func pageStart(loads rule: String) -> Markup {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'\(rule)">
    <link rel="icon" href="data:,">
    """
  }
}
