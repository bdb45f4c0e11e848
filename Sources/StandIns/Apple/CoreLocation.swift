public import Foundation

/// See CoreLocation.
public typealias CLLocationDegrees = Double
/// See CoreLocation.
public typealias CLLocationDistance = Double
/// See CoreLocation.
public typealias CLLocationAccuracy = Double
/// See CoreLocation.
public struct CLLocationCoordinate2D: Sendable {
  /// See CoreLocation.
  public var latitude: CLLocationDegrees
  /// See CoreLocation.
  public var longitude: CLLocationDegrees
  /// See CoreLocation.
  public init() { (latitude, longitude) = (0, 0) }
  /// See CoreLocation.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
/// See CoreLocation.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
/// See CoreLocation.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}
/// See CoreLocation.
open class CLLocation: NSObject, StandInMembers {
  /// See CoreLocation.
  public let coordinate: CLLocationCoordinate2D
  /// See CoreLocation.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  /// See CoreLocation.
  open var altitude: CLLocationDistance { 0 }
  /// See CoreLocation.
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
  /// See CoreLocation.
  open var speed: Double { 0 }
  /// See CoreLocation.
  open var course: Double { 0 }
  /// See CoreLocation.
  open var timestamp: Date { standIn("date") }
  /// See CoreLocation.
  open func distance(from other: CLLocation) -> CLLocationDistance { 0 }
}
/// See CoreLocation.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
/// See CoreLocation.
public protocol CLLocationManagerDelegate: NSObjectProtocol {}
/// The places where a device is, of which none is reported.
open class CLLocationManager: NSObject, StandInMembers {
  /// See CoreLocation.
  public weak var delegate: (any CLLocationManagerDelegate)?
  /// See CoreLocation.
  public var desiredAccuracy: CLLocationAccuracy = 0
  /// See CoreLocation.
  public var distanceFilter: CLLocationDistance = 0
  /// See CoreLocation.
  public var pausesLocationUpdatesAutomatically = true
  /// See CoreLocation.
  public var allowsBackgroundLocationUpdates = false
  /// See CoreLocation.
  open var location: CLLocation? { nil }
  /// See CoreLocation.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// See CoreLocation.
  public class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// See CoreLocation.
  public class func locationServicesEnabled() -> Bool { true }
  /// Inert: see CoreLocation.
  open func requestWhenInUseAuthorization() {}
  /// Inert: see CoreLocation.
  open func requestAlwaysAuthorization() {}
  /// Inert: see CoreLocation.
  open func requestLocation() {}
  /// Inert: see CoreLocation.
  open func startUpdatingLocation() {}
  /// Inert: see CoreLocation.
  open func stopUpdatingLocation() {}
  /// Inert: see CoreLocation.
  open func startUpdatingHeading() {}
  /// Inert: see CoreLocation.
  open func stopUpdatingHeading() {}
}
/// See CoreLocation.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// See CoreLocation.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// See CoreLocation.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// See CoreLocation.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// See CoreLocation.
open class CLPlacemark: NSObject, StandInMembers {
  /// See CoreLocation.
  open var name: String? { nil }
  /// See CoreLocation.
  open var locality: String? { nil }
  /// See CoreLocation.
  open var country: String? { nil }
  /// See CoreLocation.
  open var location: CLLocation? { nil }
}
/// See CoreLocation.
open class CLGeocoder: NSObject, StandInMembers {
  /// See CoreLocation.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  /// See CoreLocation.
  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
}
/// See CoreLocation.
open class CLRegion: NSObject, StandInMembers {
  /// See CoreLocation.
  open var identifier: String { "" }
}
/// See CoreLocation.
open class CLBeaconRegion: CLRegion {}
/// See CoreLocation.
open class CLCircularRegion: CLRegion {
  /// See CoreLocation.
  public let center: CLLocationCoordinate2D
  /// See CoreLocation.
  public let radius: CLLocationDistance
  /// See CoreLocation.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
  }
}
