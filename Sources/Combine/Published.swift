/// A property whose values are published before they change.
///
/// See Combine.
@propertyWrapper public struct Published<Value> {
  let storage: Storage

  /// The value and its subscribers.
  final class Storage {
    private let subject: CurrentValueSubject<Value, Never>
    /// The publisher that assigns to the property.
    var assignment: AnyCancellable?

    init(_ value: Value) { subject = CurrentValueSubject(value) }
    var value: Value { subject.value }
    func set(_ value: Value) { subject.send(value) }
    func attach(_ pipe: Pipe<Value, Never>) { subject.attach(pipe) }
  }

  /// The publisher of a property's values.
  ///
  /// See Combine.
  public struct Publisher: Combine.Publisher {
    /// See Combine.
    public typealias Output = Value
    /// See Combine.
    public typealias Failure = Never
    let storage: Storage

    /// See Combine.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Value, Receiver.Failure == Never {
      AnyPublisher { storage.attach($0) }.receive(subscriber: subscriber)
    }
  }

  /// See Combine.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// See Combine.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }
  /// The value; only classes can have such a property.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }
  /// Returns the value of an object's property, and announces its changes.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].storage.value }
    set {
      if let observable = object as? any ObservableObject {
        (observable.objectWillChange as? ObservableObjectPublisher)?.send()
      }
      object[keyPath: storage].storage.set(newValue)
    }
  }
}

/// An object that announces its changes.
///
/// See Combine.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Combine.Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// The publisher of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// See Combine.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.publisher(of: self)
  }
}

/// The publisher of an object's changes.
///
/// See Combine.
public final class ObservableObjectPublisher: Publisher {
  /// See Combine.
  public typealias Output = Void
  /// See Combine.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  private weak var owner: AnyObject?

  /// See Combine.
  public init() {}
  /// Announces a change.
  public func send() { subject.send(()) }
  /// See Combine.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Void, Receiver.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  nonisolated(unsafe) private static var all: [ObjectIdentifier: ObservableObjectPublisher] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // The identifier of a released object may be that of a new one.
    if let known = all[id], known.owner === object { return known }
    let made = ObservableObjectPublisher()
    made.owner = object
    all[id] = made
    return made
  }
}
