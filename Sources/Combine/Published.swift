/// A property whose new values are published just before they are stored.
///
/// A subscriber that reads the property while it receives a new value reads the old value.
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

  /// Makes a published property with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Makes a published property with an initial value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The publisher of the property's values; setting it has no effect.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }
  /// The value; the property wrapper is only available for properties of classes.
  @available(*, unavailable, message: "@Published is for properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }
  /// The property's value.
  ///
  /// If the object is observable and uses the default publisher, setting the value first sends
  /// through the object's `objectWillChange`.
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
  /// The type of the publisher that reports changes.
  associatedtype ObjectWillChangePublisher: Combine.Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// The publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that sends before each change of a published property.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.publisher(of: self)
  }
}

/// The publisher that reports that an object is about to change; its values are empty.
public final class ObservableObjectPublisher: Publisher {
  /// The type of the values, which are empty: each one only reports a change.
  public typealias Output = Void
  /// The publisher never fails.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  private weak var owner: AnyObject?

  /// Makes a publisher without subscribers.
  public init() {}
  /// Reports that the object is about to change.
  public func send() { subject.send(()) }
  /// Attaches a subscriber, which then receives values and the completion.
  public func receive<Receiver: Subscriber>(subscriber: Receiver)
  where Receiver.Input == Void, Receiver.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  nonisolated(unsafe) private static var all: [ObjectIdentifier: ObservableObjectPublisher] = [:]

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // A released object and a new one may have the same identifier, so the owners are compared too.
    if let known = all[id], known.owner === object { return known }
    let made = ObservableObjectPublisher()
    made.owner = object
    all[id] = made
    return made
  }
}
