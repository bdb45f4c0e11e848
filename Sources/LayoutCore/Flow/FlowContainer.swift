/// The breadth that a flow layout has available: the collection view's, and the insets taken from
/// it.
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
  /// The inset that section insets begin at, or nil when that is the content inset (A11).
  package var referenceInset: AxisInsets?

  /// Makes a container from the collection view's measures.
  package init(
    breadth: Double, contentInset: AxisInsets = .zero, referenceInset: AxisInsets? = nil
  ) {
    self.breadth = breadth
    self.contentInset = contentInset
    self.referenceInset = referenceInset
  }

  /// The extent of the content across the axis.
  ///
  /// Headers and footers take all of it, whatever the section insets are (A6, A7).
  package var contentBreadth: Double {
    FlowPolicy.length(
      FlowPolicy.length(breadth) - FlowPolicy.distance(contentInset.near)
        - FlowPolicy.distance(contentInset.far))
  }

  /// Returns whether lines break at the same places in another container.
  ///
  /// They do where everything across the axis is the same; insets along it change no line.
  package func holdsLines(as other: FlowContainer) -> Bool {
    breadth == other.breadth
      && contentInset.near == other.contentInset.near && contentInset.far == other.contentInset.far
      && referenceInset?.near == other.referenceInset?.near
      && referenceInset?.far == other.referenceInset?.far
  }

  /// Returns where the lines of a section with an inset begin and how long they may be.
  ///
  /// With a reference inset the section inset counts from there, but content never comes closer to
  /// the edge than the content inset.
  package func line(inset: AxisInsets) -> Span {
    let near = beyondContent(
      inset.near, reference: referenceInset?.near, content: contentInset.near)
    let far = beyondContent(inset.far, reference: referenceInset?.far, content: contentInset.far)
    return Span(start: near, length: FlowPolicy.length(contentBreadth - near - far))
  }

  private func beyondContent(_ inset: Double, reference: Double?, content: Double) -> Double {
    // Content coordinates begin at the content inset, so that it is taken from the reference (A11).
    let inset = FlowPolicy.distance(inset)
    guard let reference else { return inset }
    return max(0, FlowPolicy.distance(reference) + inset - FlowPolicy.distance(content))
  }
}
