import Foundation

/// The names of views and guides in sentences: `title`, `the label “Hi”`, `the cell`.
@MainActor struct ItemNames {
  private var names = ViewNames()

  /// Adds names for views, from the properties of the constraint's views, of their superviews, and
  /// of the controllers of all these views.
  mutating func learn(from constraint: NSLayoutConstraint) {
    for view in constraint.owners {
      // The superviews are read from the root inwards, so that a name from a nearer superview
      // replaces one from a more distant superview.
      for outer in Array(sequence(first: view, next: \.superview)).reversed() {
        names.add(propertiesOf: outer.controller)
        names.add(propertiesOf: outer)
      }
    }
  }

  /// Returns the name of an item in a sentence.
  ///
  /// - Parameters:
  ///   - object: the view or guide.
  ///   - other: the view that the sentence is about; its superview is then called `its superview`.
  /// - Returns: the name, such as `the label “Basil”`.
  func name(of object: AnyObject?, beside other: UIView? = nil) -> String {
    if let guide = object as? UILayoutGuide { return name(of: guide, other) }
    guard let view = object as? UIView else { return "an item that no longer exists" }
    if view.isCellContent { return "the cell" }
    if let name = names[view] { return name }
    if let other, other.superview === view { return "its superview" }
    let noun = Self.noun(of: view)
    guard let text = (view as? UILabel)?.text, !text.isEmpty else { return "the \(noun)" }
    return "the \(noun) “\(text.count > 24 ? text.prefix(23) + "…" : text[...])”"
  }

  private func name(of guide: UILayoutGuide, _ other: UIView?) -> String {
    let noun = guide.kind.map(Self.noun) ?? "the guide “\(guide.identifier)”"
    return "\(noun) of \(name(of: guide.owningView, beside: other))"
  }

  /// Returns the name used for one of UIKit's own guides.
  static func noun(of kind: LayoutGuides.Kind) -> String {
    switch kind {
    case .safeArea: "the safe area"
    case .margins, .marginSides, .contentMargins: "the layout margins"
    case .readable: "the readable width"
    case .scrolledContent: "the content"
    case .scrollFrame: "the frame"
    case .topBars: "the bars at the top"
    case .bottomBars: "the bars at the bottom"
    case .keyboard: "the keyboard"
    }
  }

  /// Returns, for example, `image view` for UIImageView; a class of the app keeps its name.
  private static func noun(of view: UIView) -> String {
    let name = "\(type(of: view))"
    guard ViewNames.isUIKits(type(of: view)), name.hasPrefix("UI") else { return name }
    return name.dropFirst(2).reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
  }
}
