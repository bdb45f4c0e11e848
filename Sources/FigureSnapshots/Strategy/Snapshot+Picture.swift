public import LayoutStage
public import SnapshotCore

extension Snapshot where Value == NamedPicture, Format == LayoutPicture {
  /// Compares finished pictures, with the layouts that they show.
  public static var image: Snapshot { image() }

  /// Compares finished pictures, with the layouts that they show; on any thread.
  ///
  /// - Parameters:
  ///   - tolerance: by default none.
  ///   - policy: what a change of each class does to the verdict.
  /// - Returns: the strategy.
  public static func image(
    tolerance: PictureTolerance = .exact, policy: ClassPolicy = .init()
  ) -> Snapshot {
    Snapshot(.picture(tolerance: tolerance, policy: policy)) { LayoutPicture($0) }
  }
}
