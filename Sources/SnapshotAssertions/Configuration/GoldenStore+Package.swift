import Foundation
public import SnapshotCore

extension GoldenStore {
  /// The store in a folder of the package that a file belongs to.
  ///
  /// - Parameters:
  ///   - folder: the path below the package.
  ///   - filePath: a source file of the package.
  /// - Returns: the store.
  public static func package(
    _ folder: String = "Snapshots", filePath: StaticString = #filePath
  ) -> GoldenStore {
    GoldenStore(root: SnapshotSession.package(of: "\(filePath)").appendingPathComponent(folder))
  }
}
