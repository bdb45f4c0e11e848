import Foundation

/// The actions that segments perform when the user selects them.
extension UISegmentedControl {
  /// Returns a segment with the image or the title of an action.
  static func segment(of action: UIAction) -> Segment {
    Segment(
      title: action.image == nil ? action.title : nil, image: action.image, action: action)
  }

  /// Inserts a segment with the image or the title of an action.
  ///
  /// The change is not animated.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    _insertSegment(Self.segment(of: action), at: segment)
  }
  /// Sets the action of a segment, and shows the action's image or title in the segment.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard let place = place(of: segment) else { return }
    var changed = Self.segment(of: action)
    (changed.width, changed.isEnabled) = (segments[place].width, segments[place].isEnabled)
    segments[place] = changed
  }
  /// Returns the action of a segment; nil if it has none or does not exist.
  public func actionForSegment(at segment: Int) -> UIAction? {
    place(of: segment).flatMap { segments[$0].action }
  }
  /// Returns the index of the segment whose action has an identifier; `NSNotFound` if there is
  /// none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
}
