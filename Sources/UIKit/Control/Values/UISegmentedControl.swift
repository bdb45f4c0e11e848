// Mirrors UISegmentedControl (iOS 17). Missing: background and divider images, menus, content
// offsets.
public import Foundation

/// A row of segments, one of which may be selected (fact CT7).
///
/// In methods about an existing segment, an index beyond the last segment means the last segment
/// (fact CT14). A negative index, or any index if there are no segments, means no segment; then
/// nothing is changed or removed.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  public nonisolated static let noSegment = -1

  /// Makes a control with segments given as strings or images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    frame.size = naturalSize
  }

  /// Makes a control with a segment for each action; if the frame is zero, the control has the size
  /// of its segments.
  public init(frame: CGRect, actions: [UIAction]) {
    super.init(frame: frame)
    prepare()
    segments = actions.map(Self.segment)
    if frame == .zero { self.frame.size = naturalSize }
  }

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a control from a nib or a storyboard; returns nil for the coder of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeSegments(coder)
  }

  override class var styledProperties: [StyledProperty] { super.styledProperties + ownStyles }
  private static let ownStyles =
    [StyledProperty(\UISegmentedControl.selectedSegmentTintColor)]
    + UIControl.State.styled.map { state in
      StyledProperty(
        UISegmentedControl.self, get: { $0.titleTextAttributes(for: state) },
        set: { $0.setTitleTextAttributes($1, for: state) },
        isEqual: { StyledProperty.isSame($0, $1) })
    }

  struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    /// The action that the segment performs when it is selected.
    var action: UIAction?
  }

  var segments: [Segment] = [] { didSet { segmentsDidChange() } }
  var attributes = StateValues<[NSAttributedString.Key: Any]>()
  private var _selectedSegmentIndex = UISegmentedControl.noSegment
  let parts = AccessibilityParts()

  /// The number of segments; 0 in a new control without items.
  open var numberOfSegments: Int { segments.count }
  /// The index of the selected segment, or `noSegment`, which is the default.
  ///
  /// Setting an index without a segment deselects all segments.
  open var selectedSegmentIndex: Int {
    get { _selectedSegmentIndex }
    set {
      _selectedSegmentIndex = segments.indices.contains(newValue) ? newValue : Self.noSegment
      setNeedsDisplay()
    }
  }
  /// The colour of the selected segment; nil means white, or grey in a dark interface.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether a tapped segment is selected only during its event.
  ///
  /// The default is false.
  open var isMomentary = false { didSet { setNeedsDisplay() } }
  /// Whether the width of each segment depends on its content.
  ///
  /// The default is false: all segments without a set width are equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

  /// Inserts a segment with a title.
  ///
  /// The change is not animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    _insertSegment(Segment(title: title), at: segment)
  }
  /// Inserts a segment with an image.
  ///
  /// The change is not animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    _insertSegment(Segment(image: image), at: segment)
  }
  /// Removes a segment.
  ///
  /// If it is selected, no segment is selected afterwards.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let segment = place(of: segment) else { return warn(segment) }
    if segment == _selectedSegmentIndex { _selectedSegmentIndex = Self.noSegment }
    if segment < _selectedSegmentIndex { _selectedSegmentIndex -= 1 }
    segments.remove(at: segment)
  }
  /// Removes all segments, so that none is selected.
  open func removeAllSegments() {
    _selectedSegmentIndex = Self.noSegment
    segments = []
  }
  /// Sets the title of a segment, and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// Returns the title of a segment; nil if it has none or does not exist.
  open func titleForSegment(at segment: Int) -> String? { known(segment)?.title }
  /// Sets the image of a segment, and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// Returns the image of a segment; nil if it has none or does not exist.
  open func imageForSegment(at segment: Int) -> UIImage? { known(segment)?.image }
  /// Sets the width of a segment in points; if it is 0, the control determines the width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  /// Returns the width set for a segment; 0 if none was set.
  open func widthForSegment(at segment: Int) -> CGFloat { known(segment)?.width ?? 0 }
  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether a segment can be selected; false if it does not exist.
  open func isEnabledForSegment(at segment: Int) -> Bool { known(segment)?.isEnabled ?? false }
  /// Sets the text attributes of titles in a state; nil removes them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
    segmentsDidChange()
  }
  /// Returns the text attributes set for titles in a state; nil if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// The size of the alignment rectangle, 31 points high (fact CT7).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalSize.width, height: naturalSize.height - alignmentRectInsets.bottom)
  }
  /// The insets of the alignment rectangle: the frame is 1 point higher.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }
  /// Returns the size of the segments.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  override func stateDidChange() { setNeedsDisplay() }
  override var sendsTouchEvents: Bool { false }

  /// Selects the segment at a point, unless it is disabled or already selected (fact CT11).
  override func tapped(at point: CGPoint, with event: UIEvent?) {
    guard let index = segmentRects.firstIndex(where: { $0.contains(point) }),
      segments[index].isEnabled, isMomentary || index != _selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    segments[index].action?.perform(from: self)
    sendValueChanged(event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Draws the segments.
  open override func draw(_ rect: CGRect) { _draw() }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
  }
  func _insertSegment(_ segment: Segment, at index: Int) {
    let index = max(0, min(index, segments.count))
    if index <= _selectedSegmentIndex { _selectedSegmentIndex += 1 }
    segments.insert(segment, at: index)
  }
  func place(of index: Int) -> Int? {
    index < 0 || segments.isEmpty ? nil : min(index, segments.count - 1)
  }
  private func known(_ index: Int) -> Segment? { place(of: index).map { segments[$0] } }
  private func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard let place = place(of: index) else { return warn(index) }
    change(&segments[place])
  }
  private func warn(_ index: Int) {
    UIKitLog.warn("UISegmentedControl has no segment \(index): it has \(segments.count).")
  }
  private func segmentsDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
