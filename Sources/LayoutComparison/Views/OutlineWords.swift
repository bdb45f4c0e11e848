import Foundation

/// The recorded outline of a path or a mask as text, without the hash of its points.
///
/// ```
/// 4,4 20×10 5 points 6bddbba773844352              5 points in 4,4 20×10
/// CAShapeLayer 0,0 60×60 13 points 5ad2ac…         CAShapeLayer of 13 points in 0,0 60×60
/// CALayer 0,0 60×60 d8a4…                          CALayer 0,0 60×60
/// ```
struct OutlineWords {
  private let className: String?
  private let bounds: String
  private let points: String?

  /// Parses a recorded outline; nil if the text has another form.
  private init?(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    className = words.first?.first?.isLetter == true ? words.removeFirst() : nil
    guard words.count == 3 || words.count == 5 else { return nil }
    bounds = "\(words[0]) \(words[1])"
    points = words.count == 5 ? "\(words[2]) \(words[3])" : nil
  }

  private var text: String {
    guard let points else { return [className, bounds].compactMap(\.self).joined(separator: " ") }
    return (className.map { "\($0) of " } ?? "") + "\(points) in \(bounds)"
  }

  /// Returns a recorded value without its hash; other text is returned unchanged.
  static func text(of record: String) -> String { OutlineWords(record)?.text ?? record }

  /// Returns the change of an outline as text.
  ///
  /// - Only the hash differs: `another path, 5 points in 4,4 20×10`.
  /// - Only the bounds differ, or the bounds and the hash: `path 4,4 20×10 → 4,4 30×10`.
  /// - Otherwise: the old and the new outline in full, without their hashes.
  static func change(_ name: String, _ golden: String, _ actual: String) -> String {
    if let old = OutlineWords(golden), let new = OutlineWords(actual) {
      if old.text == new.text { return "another \(name), \(new.text)" }
      if old.className == new.className, old.points == new.points {
        return "\(name) \(old.bounds) → \(new.bounds)"
      }
    }
    return "\(name) \(text(of: golden)) → \(text(of: actual))"
  }
}
