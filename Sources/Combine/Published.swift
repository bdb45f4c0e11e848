/// A property whose new values are published before they are stored.
///
/// A subscriber that reads the property when it receives a new value reads the old one.
@propertyWrapper public struct Published<Value> {
  let storage: Storage

  /// The value and its subscribers.
  final class Storage {
    private let subject: CurrentValueSubject<Value, Never>
    private(set) var value: Value
    /// The subscription that `assign(to:)` has made.
    var assignment: AnyCancellable?

    init(_ value: Value) {
      subject = CurrentValueSubject(value)
      self.value = value
    }
    func set(_ value: Value) {
      subject.send(value)
      self.value = value
    }
    func attach(_ pipe: Pipe<Value, Never>) { subject.attach(pipe) }
  }

  /// The publisher of a property's values.
  public struct Publisher: Combine.Publisher {
    /// The type of the published values.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never
    let storage: Storage

    /// Attaches a subscriber, and sends it the current value.
    public func receive<Receiver: Subscriber>(subscriber: Receiver)
    where Receiver.Input == Value, Receiver.Failure == Never {
      AnyPublisher { storage.attach($0) }.receive(subscriber: subscriber)
    }
  }

  /// Makes a property with a first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Makes a property with a first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The publisher of the property's values; setting it has no effect.
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
  /// The property's value; before it is set, the object's `objectWillChange` sends.
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

/// An object whose changes are published.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Combine.Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// The publisher of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that sends before each change of a published property.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.publisher(of: self)
  }
}

/// The publisher of an object's changes; its values are empty.
public final class ObservableObjectPublisher: Publisher {
  /// The values are empty: each only reports a change.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  private weak var owner: AnyObject?

  /// Makes a publisher without subscribers.
  public init() {}
  /// Reports a change.
  public func send() { subject.send(()) }
  /// Attaches a subscriber.
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
