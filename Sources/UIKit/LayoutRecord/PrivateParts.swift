import Basics
import LayoutCore

/// A view that makes subviews for itself, which follow from its own properties.
///
/// Such parts are left out of records; the views that an app puts inside are not.
///
/// ```
/// UINavigationBar  title, left items …       recorded
///   ├ BarBackground, UILabel, BarButton      parts: a hash of their looks is the bar's drawing
///   └ titleView                              recorded, as a view of the app's
/// ```
@MainActor protocol HavingParts: UIView {
  /// The subviews that the view makes for itself.
  var privateParts: [UIView] { get }
  /// The name of the view in records, if no property of the app's holds it; nil for its class.
  var ownName: String? { get }
}

extension HavingParts {
  var ownName: String? { nil }
}

extension UIView {
  /// The view itself if it makes parts for itself.
  ///
  /// Whether a class does is looked up once, since a cast to a protocol is slow and most views make
  /// none.
  var partsOwner: (any HavingParts)? {
    let key = ObjectIdentifier(type(of: self))
    if PartsOwners.known[key] == false { return nil }
    let owner = self as? any HavingParts
    PartsOwners.known[key] = owner != nil
    return owner
  }
}

/// The classes of views that are known to make parts for themselves, or not to.
@MainActor private enum PartsOwners {
  static var known: [ObjectIdentifier: Bool] = [:]
}

extension HavingParts {
  /// Returns the name in records of a view that the app puts in a place of its own, such as
  /// `titleView`; nil for other views.
  func placeName(of view: UIView) -> String? {
    switch self {
    case let bar as UINavigationBar:
      bar.titleView === view ? "titleView" : bar.searchBar === view ? "searchBar" : nil
    case let field as UITextField:
      field.leftView === view ? "leftView" : field.rightView === view ? "rightView" : nil
    default: nil
    }
  }
}

extension UIButton: HavingParts {
  /// The parts of a plain button; a subclass may place them otherwise, so they are recorded.
  var privateParts: [UIView] {
    guard ViewNames.isUIKits(type(of: self)) else { return [] }
    let views: [UIView?] = [
      parts.title, parts.subtitle, parts.image, parts.background, parts.plane, parts.indicator,
    ]
    return views.compactMap(\.self)
  }
}

extension UITextField: HavingParts {
  var privateParts: [UIView] {
    [label, placeholderLabel] + ((self as? UISearchTextField)?.searchParts ?? [])
  }
}

extension UITextView: HavingParts {
  var privateParts: [UIView] { [label] }
}

extension UINavigationBar: HavingParts {
  var privateParts: [UIView] {
    [background, titleLabel, largeTitleLabel] + leading + trailing
      + (promptLabel.map { [$0] } ?? [])
  }
}

extension UISearchTextField {
  /// The parts that a search field has in addition to those of a text field.
  fileprivate var searchParts: [UIView] {
    tokenViews + ((leftView as? SearchGlyph).map { [$0] } ?? [])
  }
}

extension UISearchBar: HavingParts {
  var privateParts: [UIView] {
    [background, promptLabel, searchTextField, bookmarkButton, cancelButton, scopes]
  }
}

extension UIPickerView: HavingParts {
  var privateParts: [UIView] { [band] + columns }
}

extension UIDatePicker: HavingParts {
  var privateParts: [UIView] { wheels.map { [$0] } ?? [] }
}

extension UIToolbar: HavingParts {
  var privateParts: [UIView] { subviews.filter { $0 is BarBackground || $0 is BarButton } }
}

extension UITabBar: HavingParts {
  var privateParts: [UIView] { subviews.filter { $0 is BarBackground || $0 is TabBarButton } }
}

/// The drawing of a view's own parts, as a hash of how they look, without their frames.
struct PartsDrawing: RecordedValue {
  /// The drawing of the view itself; nil if it draws nothing.
  let own: ViewValue?
  /// The parts with their subviews.
  let parts: [LayoutRecord.View]

  var word: String {
    let writer = DigestWriter()
    write(to: writer)
    let digits = String(writer.finish()[0], radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  func write(to writer: DigestWriter) {
    own?.write(to: writer)
    for part in parts { Self.write(part, to: writer) }
  }

  private static func write(_ view: LayoutRecord.View, to writer: DigestWriter) {
    writer.write(view.className)
    view.look.write(to: writer)
    writer.write(UInt64(view.views.count))
    for child in view.views { write(child, to: writer) }
  }
}
