// Mirrors Core Data without a store: a context contains no objects, a fetch returns none, and
// methods that save, insert or delete do nothing.
public import Foundation

/// An object of a store; the app's properties with `@NSManaged` are generated as stored properties
/// with sample values.
open class NSManagedObject: NSObject, StandInMembers {
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public override init() { super.init() }
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    managedObjectContext = context
  }
  public required init(context: NSManagedObjectContext) { managedObjectContext = context }
  open var objectID: NSManagedObjectID { NSManagedObjectID() }
  open var entity: NSEntityDescription { NSEntityDescription() }
  open var isDeleted: Bool { false }
  open var isInserted: Bool { false }
  open var isUpdated: Bool { false }
  open var hasChanges: Bool { false }
  open var isFault: Bool { false }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}
  open func primitiveValue(forKey key: String) -> Any? { nil }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {}
  open class func entity() -> NSEntityDescription { NSEntityDescription() }
}

open class NSManagedObjectID: NSObject, StandInMembers {
  open func uriRepresentation() -> URL { standIn("url") }
  open var isTemporaryID: Bool { false }
}

open class NSEntityDescription: NSObject, StandInMembers {
  public var name: String?
  public class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { NSEntityDescription() }
  public class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject() }
}

/// A context without objects.
open class NSManagedObjectContext: NSObject, StandInMembers, @unchecked Sendable {
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
  }
  public var parent: NSManagedObjectContext?
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public var mergePolicy: Any = NSObject()
  public var automaticallyMergesChangesFromParent = false
  public var undoManager: Any?
  public var name: String?
  public override init() { super.init() }
  public init(concurrencyType: ConcurrencyType) {}
  public init(_ type: ConcurrencyType) {}
  open var hasChanges: Bool { false }
  open func save() throws {}
  open func reset() {}
  open func rollback() {}
  open func insert(_ object: NSManagedObject) {}
  open func delete(_ object: NSManagedObject) {}
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func refreshAllObjects() {}
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  @discardableResult open func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value
  {
    try block()
  }
  open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] { [] }
  open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { 0 }
  open func object(with id: NSManagedObjectID) -> NSManagedObject { NSManagedObject() }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    throw StandInError()
  }
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// A request for objects; its settings are stored, but it finds no objects.
///
/// Unlike in Core Data, `Result` need not conform to `NSFetchRequestResult`: `Result` may be this
/// protocol itself, which does not conform to itself without Objective-C.
open class NSFetchRequest<Result>: NSObject, StandInMembers {
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchBatchSize = 0
  public var fetchOffset = 0
  public var returnsObjectsAsFaults = true
  public var includesSubentities = true
  public var includesPropertyValues = true
  public var relationshipKeyPathsForPrefetching: [String]?
  public var entity: NSEntityDescription?
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  public private(set) var entityName: String?
  public required override init() { super.init() }
  public init(entityName: String) { self.entityName = entityName }
}

extension NSFetchRequest: NamedStandIn {
  static func makeStandIn(named name: String) -> Any { Self() }
}

public enum NSFetchRequestResultType: UInt, Sendable {
  case managedObjectResultType = 0
  case managedObjectIDResultType = 1
  case dictionaryResultType = 2
  case countResultType = 4
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}

public protocol NSFetchedResultsSectionInfo {
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
  var name: String { get }
  var indexTitle: String? { get }
}

/// The controller of a request's results, of which there are none.
///
/// Unlike in Core Data, `Result` need not conform to `NSFetchRequestResult`: `Result` may be this
/// protocol itself, which does not conform to itself without Objective-C.
open class NSFetchedResultsController<Result>: NSObject, StandInMembers {
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  public let fetchRequest: NSFetchRequest<Result>
  public let managedObjectContext: NSManagedObjectContext
  public init(
    fetchRequest: NSFetchRequest<Result>, managedObjectContext: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) { (self.fetchRequest, self.managedObjectContext) = (fetchRequest, managedObjectContext) }
  open var fetchedObjects: [Result]? { [] }
  open var sections: [any NSFetchedResultsSectionInfo]? { [] }
  open var sectionIndexTitles: [String] { [] }
  open func performFetch() throws {}
  open func object(at indexPath: IndexPath) -> Result { standIn("object") }
  open func indexPath(forObject object: Result) -> IndexPath? { nil }
}

open class NSPersistentStore: NSObject, StandInMembers {}

open class NSManagedObjectModel: NSObject, StandInMembers {
  public convenience init?(contentsOf url: URL) { self.init() }
}

open class NSPersistentStoreCoordinator: NSObject, StandInMembers {
  public convenience init(managedObjectModel: NSManagedObjectModel) { self.init() }
}

open class NSPersistentStoreDescription: NSObject, StandInMembers {
  public var url: URL?
  public var type = "SQLite"
}

open class NSPersistentContainer: NSObject, StandInMembers {
  public let name: String
  public var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
  public init(name: String) { self.name = name }
  open var viewContext: NSManagedObjectContext { NSManagedObjectContext() }
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  open func loadPersistentStores(
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {}
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {}
}

extension NSNotification.Name {
  public static let NSManagedObjectContextObjectsDidChange =
    Self("NSManagedObjectContextObjectsDidChangeNotification")
  public static let NSManagedObjectContextDidSave =
    Self("NSManagedObjectContextDidSaveNotification")
}

nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSObject()
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSObject()
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSObject()
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
