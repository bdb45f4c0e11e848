import Basics
import LayoutCore

/// A view with private parts: subviews that it makes itself from its own properties.
///
/// Layout records contain the views that an app has added, but not the private parts.
///
/// ```
/// UINavigationBar  title, left items …       recorded
///   ├ BarBackground, UILabel, BarButton      private parts: only a hash of their looks is recorded
///   └ titleView                              recorded, as a view of the app
/// ```
@MainActor protocol HavingParts: UIView {
  /// The subviews that the view makes itself, which layout records omit.
  var privateParts: [UIView] { get }
  /// The name of the view in layout records if no property of the app refers to it; if nil, the
  /// name of its class is used.
  var ownName: String? { get }
}

extension HavingParts {
  var ownName: String? { nil }
}

extension UIView {
  /// The view itself if it has private parts; otherwise nil.
  ///
  /// The result is cached for each class, because casting to a protocol is slow and most views have
  /// none.
  var partsOwner: (any HavingParts)? {
    let key = ObjectIdentifier(type(of: self))
    if PartsOwners.known[key] == false { return nil }
    let owner = self as? any HavingParts
    PartsOwners.known[key] = owner != nil
    return owner
  }
}

/// A cache of which classes of views have private parts.
@MainActor private enum PartsOwners {
  static var known: [ObjectIdentifier: Bool] = [:]
}

extension HavingParts {
  /// Returns the name of the property of a bar or field to which the app has assigned a view, such
  /// as `titleView`; nil for other views.
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
  /// The private parts of a button; none for an app's subclass, whose subviews are recorded,
  /// because the subclass may lay them out differently.
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
  /// The private parts of a search field that a text field does not have: its tokens and the
  /// magnifying glass.
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

/// The drawing of a view with its private parts, written as a hash of their properties without
/// their frames.
struct PartsDrawing: RecordedValue {
  /// The drawing of the view itself; nil if it draws nothing.
  let own: ViewValue?
  /// The private parts with their subviews.
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
