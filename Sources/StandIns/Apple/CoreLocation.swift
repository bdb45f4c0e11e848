// Mirrors Core Location. No location is reported, and no delegate or completion handler is called.
public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

open class CLLocation: NSObject, StandInMembers {
  public let coordinate: CLLocationCoordinate2D
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  open var altitude: CLLocationDistance { 0 }
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
  open var speed: Double { 0 }
  open var course: Double { 0 }
  open var timestamp: Date { standIn("date") }
  /// Returns 0, as distances are not calculated.
  open func distance(from other: CLLocation) -> CLLocationDistance { 0 }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {}

/// A source of locations, which reports none.
open class CLLocationManager: NSObject, StandInMembers {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy: CLLocationAccuracy = 0
  public var distanceFilter: CLLocationDistance = 0
  public var pausesLocationUpdatesAutomatically = true
  public var allowsBackgroundLocationUpdates = false
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  public class func locationServicesEnabled() -> Bool { true }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
}

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLDistanceFilterNone: CLLocationDistance = -1

open class CLPlacemark: NSObject, StandInMembers {
  open var name: String? { nil }
  open var locality: String? { nil }
  open var country: String? { nil }
  open var location: CLLocation? { nil }
}

open class CLGeocoder: NSObject, StandInMembers {
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
}

open class CLRegion: NSObject, StandInMembers {
  open var identifier: String { "" }
}

open class CLBeaconRegion: CLRegion {}

open class CLCircularRegion: CLRegion {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
  }
}
