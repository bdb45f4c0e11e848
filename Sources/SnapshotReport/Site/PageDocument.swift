/// The HTML document of the report's page.
struct PageDocument {
  let title: String
  /// The list of the snapshots, as JSON.
  let data: String
  let assets: PageAssets
  /// The data of the snapshots if it is embedded in the page; nil if it is in separate files.
  let payloads: [PagePart.Payload]?
  /// The pictures shown if scripts are disabled, as HTML.
  let stills: [String]

  var html: String {
    let values = [
      "title": Self.escaped(title), "data": data, "policy": policy, "style": style,
      "script": script, "payloads": blocks, "stills": stills.joined(separator: "\n"),
    ]
    return Self.filled(assets.template, values)
  }

  /// The content security policy, which allows only the page's own files and no network access.
  private var policy: String {
    // A single file has no origin that the policy could name. In a folder, inline code is not
    // allowed, so that a name cannot inject a script.
    let origin = payloads == nil ? "'self' file:" : "'unsafe-inline'"
    return
      "default-src 'none'; img-src 'self' file: data:; style-src \(origin); script-src \(origin); "
      + "base-uri 'none'; form-action 'none'"
  }

  private var style: String {
    payloads == nil
      ? "<link rel=\"stylesheet\" href=\"report-files/report.css\">"
      : "<style>\n\(assets.style)</style>"
  }

  private var script: String {
    payloads == nil
      ? "<script defer src=\"report-files/report.js\"></script>"
      : "<script>\n\(assets.script)</script>"
  }

  private var blocks: String {
    (payloads ?? []).map {
      "<script type=\"application/json\" id=\"\($0.key)\">\($0.json)</script>\n"
    }.joined()
  }

  /// Fills the template in a single pass, so that placeholders inside a value are not replaced.
  private static func filled(_ template: String, _ values: [String: String]) -> String {
    let pieces = template.split(separator: "{{", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces.first ?? "")) { html, piece in
      let ends = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      html += values[String(ends[0])] ?? ""
      html += ends.count > 1 ? String(ends[1]) : ""
    }
  }

  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { html, character in
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.append(character)
      }
    }
  }
}
