import StandIns
import UIKit

/// Sample texts and images for an empty view outside its app.
///
/// An app sets a cell's content at run time. If nothing in a view has content, its labels, image
/// views, buttons, text fields and text views are filled with samples that the names of the
/// properties suggest, so that fonts, colours and constraints can be seen:
///
/// ```
/// let memberSinceLabel = UILabel()    “Member since”
/// let titleLabel = UILabel()          “Evening primrose”
/// let followButton = UIButton()       “Follow”
/// let avatarView = UIImageView()      the symbol of a person
/// ```
@MainActor struct SampleContent {
  /// The names of the properties whose views were filled with samples, for a note on the picture; a
  /// view without a property is named by its class.
  private(set) var filled: [String] = []
  private let names: [ObjectIdentifier: String]

  /// Fills a view if nothing in it has content.
  ///
  /// Hidden views are not filled, and neither are UIKit's own views inside controls.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - owner: the controller whose properties may also refer to the views; nil for none.
  init(filling view: UIView, of owner: UIViewController? = nil) {
    names = (owner.map { Self.names(in: $0) } ?? [:]).merging(Self.names(of: view)) { own, _ in own
    }
    guard !Self.hasContent(view) else { return }
    fill(view)
    if filled.isEmpty { fillLabel(of: view) }
  }

  /// Fills the `textLabel` of a table's cell or header in which nothing else could be filled.
  private mutating func fillLabel(of view: UIView) {
    let label =
      (view as? UITableViewCell)?.textLabel ?? (view as? UITableViewHeaderFooterView)?.textLabel
    guard let label else { return }
    label.text = Self.text(forProperty: "titleLabel")
    filled.append("textLabel")
  }

  /// The note on the picture; nil if nothing was filled.
  var note: String? {
    filled.isEmpty
      ? nil
      : "the view sets no content: sample content is in " + filled.joined(separator: ", ")
  }

  private mutating func fill(_ view: UIView) {
    guard !view.isHidden else { return }
    let name = names[ObjectIdentifier(view)] ?? "\(type(of: view))"
    switch view {
    // A labelled box represents an unavailable view, so it is not filled with a sample text.
    case is StandInBox: return
    case let label as UILabel:
      label.text = sampleText(forLabel: name) ?? Self.text(forProperty: name)
    case let image as UIImageView: image.image = standIn(name)
    case let button as UIButton:
      let own = Self.ownViews(of: button)
      guard own.isEmpty else { return own.forEach { fill($0) } }
      button.setTitle(Self.text(forProperty: name), for: .normal)
    case let field as UITextField: field.placeholder = Self.text(forProperty: name)
    case let text as UITextView: text.text = Self.text(forProperty: name)
    default:
      for view in view.subviews { fill(view) }
      return
    }
    filled.append(name)
  }

  /// Returns whether a view shows a text, an image or a control's own drawing.
  private static func hasContent(_ view: UIView) -> Bool {
    guard !view.isHidden else { return false }
    switch view {
    case let button as UIButton:
      return button.currentImage != nil || button.configuration != nil
        || !PreviewInk.isBlank(button.currentTitle)
        || !PreviewInk.isBlank(button.currentAttributedTitle?.string)
        || ownViews(of: button).contains(where: hasContent)
    case is UITableView, is UICollectionView: return true
    default:
      return PreviewInk.hasContent(view) || view.subviews.contains(where: hasContent)
    }
  }

  /// Returns the views that an app has added to a button, in addition to UIKit's title and image.
  private static func ownViews(of button: UIButton) -> [UIView] {
    button.subviews.filter { $0 !== button.titleLabel && $0 !== button.imageView }
  }

  // MARK: Names of properties

  /// Returns the names of the stored properties that refer to views, in a view and all views inside
  /// it.
  private static func names(of view: UIView) -> [ObjectIdentifier: String] {
    var names = names(in: view)
    for inner in view.subviews { names.merge(self.names(of: inner)) { first, _ in first } }
    return names
  }

  /// Returns the names of an object's stored properties that refer to views.
  private static func names(in object: UIResponder) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, current.subjectType != UIView.self {
      for child in current.children {
        guard let label = child.label, let held = Self.view(in: child.value) else { continue }
        // The compiler stores a lazy property under a generated name: $__lazy_storage_$_avatarView.
        let name = label.split(separator: "$").last ?? ""
        names[ObjectIdentifier(held)] =
          names[ObjectIdentifier(held)] ?? String(name.drop { $0 == "_" })
      }
      mirror = current.superclassMirror
    }
    return names
  }

  private static func view(in value: Any) -> UIView? {
    if let view = value as? UIView { return view }
    let optional = Mirror(reflecting: value)
    guard optional.displayStyle == .optional else { return nil }
    return optional.children.first?.value as? UIView
  }

  private static let kinds: Set<String> = [
    "label", "lbl", "button", "btn", "view", "image", "text", "field", "ui",
  ]

  /// Returns the sample text for a property: “Member since” for `memberSinceLabel`.
  static func text(forProperty name: String) -> String {
    var words: [String] = []
    var isInWord = false
    for character in name.trimmingPrefix("UI") where character != "_" {
      if words.isEmpty || character.isUppercase && isInWord {
        words.append("")
      }
      isInWord = character.isLowercase || character.isNumber
      words[words.count - 1].append(character)
    }
    let plain = words.map { $0.lowercased() }.filter { !kinds.contains($0) }
    let text = (plain.isEmpty ? words.map { $0.lowercased() } : plain).joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
