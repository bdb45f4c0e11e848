public import LayoutComparison
public import PictureComparison

extension Snapshot where Format == LayoutPicture {
  /// Returns a strategy that also checks rules on the layouts that pictures show.
  ///
  /// - Parameter rules: in addition to those before.
  /// - Returns: the strategy.
  public func requiring(_ rules: LayoutRules) -> Snapshot {
    var copy = self
    copy.format.objections = { [format] in
      format.objections($0) + $0.metadata.panes.objections(by: rules)
    }
    return copy
  }
}

extension Snapshot where Format == [RecordedLayout] {
  /// Returns a strategy that also checks rules on the layouts.
  ///
  /// - Parameter rules: in addition to those before.
  /// - Returns: the strategy.
  public func requiring(_ rules: LayoutRules) -> Snapshot {
    var copy = self
    copy.format.objections = { [format] in format.objections($0) + $0.objections(by: rules) }
    return copy
  }
}
