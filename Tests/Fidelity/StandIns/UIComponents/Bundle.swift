import Foundation

extension Bundle {
  /// The bundle of the module's resources.
  public static let resource = Bundle.module
}
