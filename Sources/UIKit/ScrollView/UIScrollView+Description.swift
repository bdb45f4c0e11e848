import Foundation

extension UIScrollView {
  /// Returns the description in UIKit's format, followed by the fields that a subclass adds (fact
  /// K28).
  func scrollDescription(_ more: [String] = []) -> String {
    var parts = [frameText]
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if let recognizers = gestureRecognizers {
      parts.append("gestureRecognizers = \(logName(of: recognizers as NSArray))")
    }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor.logText)") }
    parts += [
      "layer = \(logName(of: layer))", "contentOffset: \(NSStringFromCGPoint(contentOffset))",
      "contentSize: \(NSStringFromCGSize(contentSize))",
      "adjustedContentInset: \(NSStringFromUIEdgeInsets(adjustedContentInset))",
    ]
    return "\(logName(of: self).dropLast()); \(baseClassText)"
      + (parts + more).joined(separator: "; ") + ">"
  }

  /// The text `baseClass = UICollectionView; ` for a subclass defined by an app; otherwise an empty
  /// string.
  private var baseClassText: String {
    let classes = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .lazy.compactMap { $0.subjectType as? AnyClass }
    guard let base = classes.first(where: isOfUIKit), base != type(of: self) else { return "" }
    return "baseClass = \(base); "
  }
}

/// Returns the class and the address, such as `<Shop.ItemView: 0x600003a1c0>`; the module's name is
/// left out for classes of UIKit and QuartzCore and for arrays.
func logName(of object: AnyObject) -> String {
  let type: AnyClass = Swift.type(of: object)
  let module = String(reflecting: type).prefix { $0 != "." }
  let name = isOfUIKit(type) || object is NSArray ? "\(type)" : "\(module).\(type)"
  let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "<\(name): 0x\(String(address, radix: 16))>"
}

private func isOfUIKit(_ type: AnyClass) -> Bool {
  let name = String(reflecting: type)
  return ["UIKit.", "QuartzCore."].contains(where: name.hasPrefix)
}

extension UIColor {
  /// The description of a colour in UIKit's format: the name of one of three system backgrounds, or
  /// the components of any other colour.
  fileprivate var logText: String {
    let named: [(color: UIColor, name: String)] = [
      (.systemBackground, "systemBackgroundColor"),
      (.secondarySystemBackground, "secondarySystemBackgroundColor"),
      (.systemGroupedBackground, "systemGroupedBackgroundColor"),
    ]
    guard let known = named.first(where: { $0.color === self }) else {
      let (red, green, blue, alpha) = logComponents
      return
        "UIExtendedSRGBColorSpace \([red, green, blue, alpha].map(decimal).joined(separator: " "))"
    }
    return "\(logName(of: self).dropLast()); name = \(known.name)>"
      .replacingOccurrences(of: "<UIColor:", with: "<UIDynamicSystemColor:")
  }

  private var logComponents: (CGFloat, CGFloat, CGFloat, CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}
