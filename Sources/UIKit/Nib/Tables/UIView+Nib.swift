import Foundation
import InterfaceBuilder

extension NibTables {
  /// The properties of all views (facts IB9, IB23, IB42 to IB44 and IB49).
  static let view = NibProperties<UIView> { table in
    table.choice("contentMode", contentModes) { $0.contentMode = $1 }
    table.integer("tag") { $0.tag = $1 }
    table.number("alpha") { $0.alpha = $1 }
    table.bool("hidden") { $0.isHidden = $1 }
    table.bool("clipsSubviews") { $0.clipsToBounds = $1 }
    table.bool("opaque") { $0.isOpaque = $1 }
    table.bool("userInteractionEnabled") { $0.isUserInteractionEnabled = $1 }
    table.bool("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 }
    table.bool("exclusiveTouch") { $0.isExclusiveTouch = $1 }
    table.bool("autoresizesSubviews") { $0.autoresizesSubviews = $1 }
    table.choice("semanticContentAttribute", semantics) { $0.semanticContentAttribute = $1 }
    table.color("backgroundColor") { $0.backgroundColor = $1 }
    table.color("tintColor") { $0.tintColor = $1 }
    table.value("autoresizingMask") { view, value, _ in view.autoresizingMask = mask(value) }
    table.bool("translatesAutoresizingMaskIntoConstraints") {
      $0.translatesAutoresizingMaskIntoConstraints = $1
    }
    table.bool("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 }
    table.bool("layoutMarginsFollowReadableWidth") { $0.followsReadableWidth = $1 }
    table.bool("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 }
    table.insets("layoutMargins") { $0.layoutMargins = $1 }
    table.value("directionalLayoutMargins") { view, value, _ in
      value.directionalInsets.map { view.directionalLayoutMargins = $0 }
    }
    addPriorities(to: &table)
    table.value("accessibilityConfiguration", setAccessibility)
  }

  private static func addPriorities(to table: inout NibProperties<UIView>) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let name = axis == .horizontal ? "horizontal" : "vertical"
      table.number("\(name)HuggingPriority") {
        $0.setContentHuggingPriority(UILayoutPriority(Float($1)), for: axis)
      }
      table.number("\(name)CompressionResistancePriority") {
        $0.setContentCompressionResistancePriority(UILayoutPriority(Float($1)), for: axis)
      }
    }
  }

  /// Sets the accessibility of a view (fact IB65).
  private static func setAccessibility(
    _ view: UIView, _ value: InterfaceValue, _ loading: NibLoading
  ) {
    guard let fields = value.fields else { return }
    if let identifier = fields["identifier"]?.text { view.accessibilityIdentifier = identifier }
    if let label = fields["label"]?.text { view.accessibilityLabel = label }
    if let hint = fields["hint"]?.text { view.accessibilityHint = hint }
    if let isElement = fields["isElement"]?.bool { view.isAccessibilityElement = isElement }
    if let names = fields["traits"]?.flags {
      view.accessibilityTraits = names.reduce(into: []) { set, name in
        traits[name].map { set.formUnion($0) }
      }
    }
  }

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar, "header": .header,
  ]

  private static func mask(_ value: InterfaceValue) -> UIView.AutoresizingMask {
    (value.flags ?? []).reduce(into: []) { mask, name in
      masks[name].map { _ = mask.insert($0) }
    }
  }

  private static let masks: [String: UIView.AutoresizingMask] = [
    "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
    "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
    "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
  ]

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]
}

extension UIView {
  /// Sets the view's own properties, adds its subviews, and then its constraints.
  ///
  /// The view is registered first, because the views inside it may refer to it.
  func decodeView(_ decoder: NibDecoder) {
    let (description, loading) = (decoder.object, decoder.loading)
    loading.note(self, as: description)
    NibTables.view.set(description, on: self, in: loading)
    for (key, id) in description.guides { loading.objects[id] = nibGuide(key) }
    let variations = NibVariations(decoder.original, of: self, in: loading)
    if let variations { loading.variations[ObjectIdentifier(self)] = variations }
    for subview in description.lists["subviews"] ?? [] {
      guard let view = loading.make(subview) as? UIView else { continue }
      variations?.note(view, subview.id)
      if variations?.includes(subview.id) ?? true { addSubview(view) }
      loading.pinFixedFrame(of: view, subview)
    }
    loading.addConstraints(of: description, to: self)
  }

  /// Returns the layout guide that documents name by a key, such as `safeArea` (fact IB39); nil for
  /// an unknown key, and for the guides of scroll views if this is not a scroll view.
  private func nibGuide(_ key: String) -> UILayoutGuide? {
    switch key {
    case "safeArea": safeAreaLayoutGuide
    case "layoutMargins": layoutMarginsGuide
    case "readableContent": readableContentGuide
    case "keyboard": keyboardLayoutGuide
    case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
    default: nil
    }
  }
}
