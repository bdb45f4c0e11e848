/// The breadth available to a flow layout: the collection view's breadth, and the insets that
/// reduce it.
///
/// Frames are in content coordinates, which begin where the content inset ends (A9, A10):
///
///     │←────────────── breadth of the bounds ──────────────→│
///     │ content │←──────── contentBreadth ────────→│ content │
///     │  inset  │ section │← available →│ section  │  inset  │
///     │         0  inset                  inset    │         │
package struct FlowContainer: Sendable, Hashable {
  /// The extent of the collection view's bounds across the axis.
  package var breadth: Double
  /// The adjusted content inset of the collection view.
  package var contentInset: AxisInsets
  /// The inset from which section insets are measured; nil if it is the content inset (A11).
  package var referenceInset: AxisInsets?

  /// Creates a container from the collection view's breadth and insets.
  package init(
    breadth: Double, contentInset: AxisInsets = .zero, referenceInset: AxisInsets? = nil
  ) {
    self.breadth = breadth
    self.contentInset = contentInset
    self.referenceInset = referenceInset
  }

  /// The extent of the content across the axis.
  ///
  /// Headers and footers use all of it, regardless of the section insets (A6, A7).
  package var contentBreadth: Double {
    FlowPolicy.length(
      FlowPolicy.length(breadth) - FlowPolicy.distance(contentInset.near)
        - FlowPolicy.distance(contentInset.far))
  }

  /// Returns whether lines break at the same items in another container.
  ///
  /// Lines break at the same items if the breadth and all insets across the axis are equal; insets
  /// along the axis do not matter.
  package func holdsLines(as other: FlowContainer) -> Bool {
    breadth == other.breadth
      && contentInset.near == other.contentInset.near && contentInset.far == other.contentInset.far
      && referenceInset?.near == other.referenceInset?.near
      && referenceInset?.far == other.referenceInset?.far
  }

  /// Returns the span of the lines of a section with an inset: their start and maximum length.
  ///
  /// If there is a reference inset, the section inset is measured from it, but content is never
  /// closer to the edge than the content inset.
  package func line(inset: AxisInsets) -> Span {
    let near = beyondContent(
      inset.near, reference: referenceInset?.near, content: contentInset.near)
    let far = beyondContent(inset.far, reference: referenceInset?.far, content: contentInset.far)
    return Span(start: near, length: FlowPolicy.length(contentBreadth - near - far))
  }

  private func beyondContent(_ inset: Double, reference: Double?, content: Double) -> Double {
    // The content inset is subtracted because content coordinates begin there (A11).
    let inset = FlowPolicy.distance(inset)
    guard let reference else { return inset }
    return max(0, FlowPolicy.distance(reference) + inset - FlowPolicy.distance(content))
  }
}
