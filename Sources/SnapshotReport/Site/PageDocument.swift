/// The page's HTML.
struct PageDocument {
  let title: String
  /// The index as JSON.
  let data: String
  let assets: PageAssets
  /// The parts of the entries where they are in the page itself; nil if they are files beside
  /// it.
  let payloads: [PagePart.Payload]?
  /// The pictures that are shown without script, as HTML.
  let stills: [String]

  var html: String {
    let values = [
      "title": Self.escaped(title), "data": data, "policy": policy, "style": style,
      "script": script, "payloads": blocks, "stills": stills.joined(separator: "\n"),
    ]
    return Self.filled(assets.template, values)
  }

  /// The policy on the files that the browser may load: the page's own, and nothing from a network.
  private var policy: String {
    // A single file has no origin of its own to name. In a folder nothing inline may run, not even
    // what got into the page with a name.
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

  /// Puts values into a template in one pass, so that text in a value is never replaced.
  private static func filled(_ template: String, _ values: [String: String]) -> String {
    let pieces = template.split(separator: "{{", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces.first ?? "")) { html, piece in
      let ends = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      html += values[String(ends[0])] ?? ""
      html += ends.count > 1 ? String(ends[1]) : ""
    }
  }

  /// Returns text that is no markup.
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
