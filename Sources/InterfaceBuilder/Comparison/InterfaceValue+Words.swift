extension InterfaceValue {
  /// The value as text, for the description of a change.
  var words: String {
    switch self {
    case .text(let text): text.isEmpty ? "\"\"" : text
    case .none: "nil"
    case .rect(let rect):
      "(\(rect.x.plain), \(rect.y.plain), \(rect.width.plain) × \(rect.height.plain))"
    case .size(let size): "\(size.width.plain) × \(size.height.plain)"
    case .point(let point): "(\(point.x.plain), \(point.y.plain))"
    case .insets(let insets):
      "(\([insets.top, insets.left, insets.bottom, insets.right].map(\.plain).joined(separator: ", ")))"
    case .color(let color): color.words
    case .font(let font): font.words
    case .attributedText(let runs): "\"\(runs.map(\.text).joined())\""
    case .flags(let flags): flags.isEmpty ? "none" : flags.sorted().joined(separator: " ")
    case .fields(let fields):
      fields.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.words)" }
        .joined(separator: ", ")
    }
  }
}

extension InterfaceColor {
  /// The colour as a name, or as its components in hexadecimal.
  var words: String {
    switch self {
    case .components(let red, let green, let blue, let alpha):
      Self.hexadecimal([red, green, blue]) + Self.opacity(alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      Self.hexadecimal([red, green, blue]) + " in Display P3" + Self.opacity(alpha)
    case .white(let white, let alpha):
      Self.hexadecimal([white, white, white]) + Self.opacity(alpha)
    case .system(let name), .named(let name): name
    }
  }

  private static func hexadecimal(_ components: [Double]) -> String {
    components.reduce("#") { text, component in
      let byte = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16)
      return text + (byte.count == 1 ? "0" : "") + byte.uppercased()
    }
  }

  private static func opacity(_ alpha: Double) -> String {
    alpha == 1 ? "" : " at \((alpha * 100).plain) %"
  }
}

extension InterfaceFont {
  /// The name or the kind of the font, with its size in points; for a text style, only the style's
  /// name.
  var words: String {
    switch self {
    case .system(let type, let weight, let size):
      [type, weight, size.plain].compactMap { $0 }.joined(separator: " ")
    case .style(let style): style
    case .named(let name, _, let size): "\(name) \(size.plain)"
    }
  }
}

extension Double {
  /// The number as text, without `.0` if it is whole.
  var plain: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
