public import LayoutComparison
public import PictureComparison

extension Snapshot where Format == LayoutPicture {
  /// Returns a strategy that also checks rules on the layouts in pictures.
  ///
  /// - Parameter rules: the rules, which are added to those of this strategy.
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
  /// - Parameter rules: the rules, which are added to those of this strategy.
  /// - Returns: the strategy.
  public func requiring(_ rules: LayoutRules) -> Snapshot {
    var copy = self
    copy.format.objections = { [format] in format.objections($0) + $0.objections(by: rules) }
    return copy
  }
}
