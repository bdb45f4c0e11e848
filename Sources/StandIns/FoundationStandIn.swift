internal import Foundation
internal import UIKit

/// The sample values of types, most of Foundation, UIKit and Core Data, for which the name of the
/// property does not matter.
enum FoundationStandIn {
  /// Returns a sample value of a type; nil if the type is not in the list.
  static func value(of type: Any.Type) -> Any? {
    nonisolated(unsafe) var found: Any?
    MainActor.assumeIsolated { found = makers.lazy.compactMap { $0.make(type) }.first }
    return found
  }

  /// A function that makes a sample value of one type, and returns nil for other types.
  @MainActor private struct Maker {
    let make: (Any.Type) -> Any?

    /// Makes the function for exactly this type, without subclasses.
    init<Value>(_ value: @escaping () -> Value) {
      make = { type in type == Value.self ? value() : nil }
    }
  }

  @MainActor private static let makers: [Maker] = foundation + views + layouts + stores

  @MainActor private static let foundation = [
    Maker { DateFormatter() }, Maker { NumberFormatter() }, Maker { UserDefaults.standard },
    Maker { NotificationCenter.default }, Maker { FileManager.default }, Maker { JSONDecoder() },
    Maker { JSONEncoder() }, Maker { DispatchQueue.main }, Maker { OperationQueue.main },
    Maker { DateComponents() }, Maker { URLComponents() }, Maker { ProcessInfo.processInfo },
    Maker { Substring("Evening primrose") }, Maker { NSNumber(value: 3) },
    Maker { NSString(string: "Evening primrose") }, Maker { AnyHashable("id-1") },
    Maker { NSError(domain: "stand-in", code: 1) }, Maker { StandInError() as any Error },
    Maker { DateInterval(start: Date(timeIntervalSince1970: 1_773_309_840), duration: 3_600) },
    Maker { ByteCountFormatter() }, Maker { DurationFormatterStandIn() },
    Maker { RelativeDateTimeFormatter() }, Maker { MeasurementFormatterStandIn() },
    Maker { ListFormatter() }, Maker { AttributedString("Evening primrose") },
    Maker { NSPredicate(value: true) }, Maker { CharacterSet.alphanumerics }, Maker { NSDate() },
    Maker { 0..<3 }, Maker { 0...3 }, Maker { 0.0...1.0 }, Maker { ISO8601DateFormatter() },
  ]

  @MainActor private static let views = [
    Maker { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)) }, Maker { CALayer() },
    Maker { UIBarButtonItem() }, Maker { UINavigationItem(title: "Evening primrose") },
    Maker { UITapGestureRecognizer() as UIGestureRecognizer }, Maker { UIColor.label.cgColor },
    Maker { CGAffineTransform.identity }, Maker { UIFont.Weight.regular },
    Maker { UICollectionViewFlowLayout() as UICollectionViewLayout },
    Maker { UICollectionViewFlowLayout() }, Maker { NSMutableParagraphStyle() as NSParagraphStyle },
    Maker { UITapGestureRecognizer() }, Maker { UILayoutPriority.required },
    Maker { NSDirectionalEdgeInsets() }, Maker { UIControl.State.normal }, Maker { UIScreen.main },
    Maker { CATransform3DIdentity }, Maker { UIOffset.zero },
    Maker { UIView().widthAnchor.constraint(equalToConstant: 44) },
    Maker { UIListContentConfiguration.cell() }, Maker { UIBackgroundConfiguration.listCell() },
    Maker { UIButton.Configuration.plain() }, Maker { UIMenu() },
    Maker { UIAction { _ in } },
  ]

  @MainActor private static let layouts = [
    Maker { row }, Maker { NSCollectionLayoutItem(layoutSize: row) }, Maker { rows },
    Maker { NSCollectionLayoutSection(group: rows) },
    Maker { UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: rows)) },
    Maker { NSCollectionLayoutDimension.fractionalWidth(1) },
    Maker { NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 393, height: 44)) },
    Maker { NSCollectionLayoutSpacing.fixed(8) }, Maker { NSCollectionLayoutAnchor(edges: .top) },
    Maker { UICollectionLayoutListConfiguration(appearance: .plain) },
    Maker { UICollectionViewCompositionalLayoutConfiguration() },
    Maker { SampleLayoutEnvironment() as any NSCollectionLayoutEnvironment },
    Maker { CGFloat(8) as any ConstraintConstantTarget },
  ]

  @MainActor private static let stores = [
    Maker { NSManagedObjectContext() }, Maker { NSPersistentContainer(name: "Store") },
    Maker { NSEntityDescription() }, Maker { NSPersistentStoreDescription() },
    Maker { NSManagedObjectModel() }, Maker { NSPersistentStoreCoordinator() },
    Maker { NSManagedObjectID() }, Maker { NSManagedObject() },
  ]

  /// The size of a list's row: the full width, and an estimated height of 44 points.
  @MainActor private static var row: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
  }

  /// A vertical group that contains one row.
  @MainActor private static var rows: NSCollectionLayoutGroup {
    .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
  }
}

/// The sample value of a layout environment, with the size of an iPhone's screen.
final class SampleLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { UITraitCollection.current }
  var contentSize: CGSize { CGSize(width: 393, height: 852) }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
