public import Foundation

/// An object of a store: its properties are generated, and have values by their types.
open class NSManagedObject: NSObject, StandInMembers {
  /// See CoreData.
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  /// See CoreData.
  public override init() { super.init() }
  /// See CoreData.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    managedObjectContext = context
  }
  /// See CoreData.
  public required init(context: NSManagedObjectContext) { managedObjectContext = context }
  /// See CoreData.
  open var objectID: NSManagedObjectID { NSManagedObjectID() }
  /// See CoreData.
  open var entity: NSEntityDescription { NSEntityDescription() }
  /// See CoreData.
  open var isDeleted: Bool { false }
  /// See CoreData.
  open var isInserted: Bool { false }
  /// See CoreData.
  open var isUpdated: Bool { false }
  /// See CoreData.
  open var hasChanges: Bool { false }
  /// See CoreData.
  open var isFault: Bool { false }
  /// Inert: see CoreData.
  open func awakeFromInsert() {}
  /// Inert: see CoreData.
  open func awakeFromFetch() {}
  /// Inert: see CoreData.
  open func willSave() {}
  /// Inert: see CoreData.
  open func didSave() {}
  /// Inert: see CoreData.
  open func prepareForDeletion() {}
  /// Inert: see CoreData.
  open func willAccessValue(forKey key: String?) {}
  /// Inert: see CoreData.
  open func didAccessValue(forKey key: String?) {}
  /// Inert: see CoreData.
  open func willChangeValue(forKey key: String) {}
  /// Inert: see CoreData.
  open func didChangeValue(forKey key: String) {}
  /// See CoreData.
  open func primitiveValue(forKey key: String) -> Any? { nil }
  /// Inert: see CoreData.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {}
  /// See CoreData.
  open class func entity() -> NSEntityDescription { NSEntityDescription() }
}
/// See CoreData.
open class NSManagedObjectID: NSObject, StandInMembers {
  /// See CoreData.
  open func uriRepresentation() -> URL { standIn("url") }
  /// See CoreData.
  open var isTemporaryID: Bool { false }
}
/// See CoreData.
open class NSEntityDescription: NSObject, StandInMembers {
  /// See CoreData.
  public var name: String?
  /// See CoreData.
  public class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { NSEntityDescription() }
  /// See CoreData.
  public class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject() }
}
/// A store's objects in memory: none.
open class NSManagedObjectContext: NSObject, StandInMembers, @unchecked Sendable {
  /// See CoreData.
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
  }
  /// See CoreData.
  public var parent: NSManagedObjectContext?
  /// See CoreData.
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// See CoreData.
  public var mergePolicy: Any = NSObject()
  /// See CoreData.
  public var automaticallyMergesChangesFromParent = false
  /// See CoreData.
  public var undoManager: Any?
  /// See CoreData.
  public var name: String?
  /// See CoreData.
  public override init() { super.init() }
  /// See CoreData.
  public init(concurrencyType: ConcurrencyType) {}
  /// See CoreData.
  public init(_ type: ConcurrencyType) {}
  /// See CoreData.
  open var hasChanges: Bool { false }
  /// Inert: see CoreData.
  open func save() throws {}
  /// Inert: see CoreData.
  open func reset() {}
  /// Inert: see CoreData.
  open func rollback() {}
  /// Inert: see CoreData.
  open func insert(_ object: NSManagedObject) {}
  /// Inert: see CoreData.
  open func delete(_ object: NSManagedObject) {}
  /// Inert: see CoreData.
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  /// Inert: see CoreData.
  open func refreshAllObjects() {}
  /// See CoreData.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// See CoreData.
  open func performAndWait(_ block: () -> Void) { block() }
  /// See CoreData.
  @discardableResult open func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value
  {
    try block()
  }
  /// See CoreData.
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
  /// See CoreData.
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
  /// See CoreData.
  open func object(with id: NSManagedObjectID) -> NSManagedObject { NSManagedObject() }
  /// See CoreData.
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    throw StandInError()
  }
  /// Inert: see CoreData.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
}
/// See CoreData.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
/// See CoreData.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
/// See CoreData.
///
/// The result may be any protocol's type, as Objective-C's protocols conform to themselves.
open class NSFetchRequest<Result>: NSObject, StandInMembers {
  /// See CoreData.
  public var predicate: NSPredicate?
  /// See CoreData.
  public var sortDescriptors: [NSSortDescriptor]?
  /// See CoreData.
  public var fetchLimit = 0
  /// See CoreData.
  public var fetchBatchSize = 0
  /// See CoreData.
  public var fetchOffset = 0
  /// See CoreData.
  public var returnsObjectsAsFaults = true
  /// See CoreData.
  public var includesSubentities = true
  /// See CoreData.
  public var includesPropertyValues = true
  /// See CoreData.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// See CoreData.
  public var entity: NSEntityDescription?
  /// See CoreData.
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  /// See CoreData.
  public private(set) var entityName: String?
  /// See CoreData.
  public required override init() { super.init() }
  /// See CoreData.
  public init(entityName: String) { self.entityName = entityName }
}
extension NSFetchRequest: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { Self() }
}
/// See CoreData.
public enum NSFetchRequestResultType: UInt, Sendable {
  case managedObjectResultType = 0
  case managedObjectIDResultType = 1
  case dictionaryResultType = 2
  case countResultType = 4
}
/// See CoreData.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}
/// See CoreData.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
/// See CoreData.
public protocol NSFetchedResultsSectionInfo {
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
  var name: String { get }
  var indexTitle: String? { get }
}
/// The results of a request, at rest: no object.
///
/// The result may be any protocol's type, as Objective-C's protocols conform to themselves.
open class NSFetchedResultsController<Result>: NSObject, StandInMembers {
  /// See CoreData.
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// See CoreData.
  public let fetchRequest: NSFetchRequest<Result>
  /// See CoreData.
  public let managedObjectContext: NSManagedObjectContext
  /// See CoreData.
  public init(
    fetchRequest: NSFetchRequest<Result>, managedObjectContext: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) { (self.fetchRequest, self.managedObjectContext) = (fetchRequest, managedObjectContext) }
  /// See CoreData.
  open var fetchedObjects: [Result]? { [] }
  /// See CoreData.
  open var sections: [any NSFetchedResultsSectionInfo]? { [] }
  /// See CoreData.
  open var sectionIndexTitles: [String] { [] }
  /// Inert: see CoreData.
  open func performFetch() throws {}
  /// See CoreData.
  open func object(at indexPath: IndexPath) -> Result { standIn("object") }
  /// See CoreData.
  open func indexPath(forObject object: Result) -> IndexPath? { nil }
}
/// See CoreData.
open class NSPersistentStore: NSObject, StandInMembers {}
/// See CoreData.
open class NSManagedObjectModel: NSObject, StandInMembers {
  /// See CoreData.
  public convenience init?(contentsOf url: URL) { self.init() }
}
/// See CoreData.
open class NSPersistentStoreCoordinator: NSObject, StandInMembers {
  /// See CoreData.
  public convenience init(managedObjectModel: NSManagedObjectModel) { self.init() }
}
/// See CoreData.
open class NSPersistentStoreDescription: NSObject, StandInMembers {
  /// See CoreData.
  public var url: URL?
  /// See CoreData.
  public var type = "SQLite"
}
/// See CoreData.
open class NSPersistentContainer: NSObject, StandInMembers {
  /// See CoreData.
  public let name: String
  /// See CoreData.
  public var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
  /// See CoreData.
  public init(name: String) { self.name = name }
  /// See CoreData.
  open var viewContext: NSManagedObjectContext { NSManagedObjectContext() }
  /// See CoreData.
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  /// See CoreData.
  open func loadPersistentStores(
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {}
  /// Inert: see CoreData.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {}
}
extension NSNotification.Name {
  /// See CoreData.
  public static let NSManagedObjectContextObjectsDidChange =
    Self("NSManagedObjectContextObjectsDidChangeNotification")
  /// See CoreData.
  public static let NSManagedObjectContextDidSave =
    Self("NSManagedObjectContextDidSaveNotification")
}
/// See CoreData.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSObject()
/// See CoreData.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSObject()
/// See CoreData.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSObject()
/// See CoreData.
public let NSInsertedObjectsKey = "inserted"
/// See CoreData.
public let NSUpdatedObjectsKey = "updated"
/// See CoreData.
public let NSDeletedObjectsKey = "deleted"
