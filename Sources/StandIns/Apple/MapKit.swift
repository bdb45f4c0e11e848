public import Foundation
public import UIKit

/// See MapKit.
public struct MKCoordinateSpan: Sendable {
  /// See MapKit.
  public var latitudeDelta: CLLocationDegrees
  /// See MapKit.
  public var longitudeDelta: CLLocationDegrees
  /// See MapKit.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}
/// See MapKit.
public struct MKCoordinateRegion: Sendable {
  /// See MapKit.
  public var center: CLLocationCoordinate2D
  /// See MapKit.
  public var span: MKCoordinateSpan
  /// See MapKit.
  public init() { (center, span) = (.init(), .init()) }
  /// See MapKit.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// See MapKit.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.center = center
    // A degree of latitude has 111 km.
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000)
  }
}
/// See MapKit.
public struct MKMapPoint: Sendable {
  /// See MapKit.
  public var x: Double
  /// See MapKit.
  public var y: Double
  /// See MapKit.
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
  /// See MapKit.
  public init(_ coordinate: CLLocationCoordinate2D) { self.init() }
  /// See MapKit.
  public var coordinate: CLLocationCoordinate2D { .init() }
}
/// See MapKit.
public struct MKMapSize: Sendable {
  /// See MapKit.
  public var width: Double
  /// See MapKit.
  public var height: Double
  /// See MapKit.
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}
/// See MapKit.
public struct MKMapRect: Sendable {
  /// See MapKit.
  public var origin: MKMapPoint
  /// See MapKit.
  public var size: MKMapSize
  /// See MapKit.
  public init() { (origin, size) = (.init(), .init()) }
  /// See MapKit.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// See MapKit.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: .init(x: x, y: y), size: .init(width: width, height: height))
  }
  /// See MapKit.
  public static let null = MKMapRect()
  /// See MapKit.
  public static let world = MKMapRect()
  /// See MapKit.
  public var isNull: Bool { true }
  /// See MapKit.
  public func union(_ other: MKMapRect) -> MKMapRect { self }
}
/// See MapKit.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
/// See MapKit.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
/// See MapKit.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
}
/// See MapKit.
public protocol MKOverlay: MKAnnotation {}
/// See MapKit.
public protocol MKMapViewDelegate: NSObjectProtocol {}

/// A map, drawn as a box.
open class MKMapView: StandInBox, StandInMembers {
  /// See MapKit.
  public weak var delegate: (any MKMapViewDelegate)?
  /// See MapKit.
  public var region = MKCoordinateRegion()
  /// See MapKit.
  public var visibleMapRect = MKMapRect()
  /// See MapKit.
  public var mapType = MKMapType.standard
  /// See MapKit.
  public var showsUserLocation = false
  /// See MapKit.
  public var userTrackingMode = MKUserTrackingMode.none
  /// See MapKit.
  public var isZoomEnabled = true
  /// See MapKit.
  public var isScrollEnabled = true
  /// See MapKit.
  public var isRotateEnabled = true
  /// See MapKit.
  public var isPitchEnabled = true
  /// See MapKit.
  public var showsCompass = true
  /// See MapKit.
  public var showsScale = false
  /// See MapKit.
  public private(set) var annotations: [any MKAnnotation] = []
  /// See MapKit.
  public private(set) var overlays: [any MKOverlay] = []
  /// See MapKit.
  public var selectedAnnotations: [any MKAnnotation] = []
  /// See MapKit.
  public override init(frame: CGRect) {
    super.init("Map")
    self.frame = frame
  }
  /// See MapKit.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title(of: "Map")
  }
  /// See MapKit.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// See MapKit.
  open var userLocation: MKUserLocation { MKUserLocation() }
  /// See MapKit.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// See MapKit.
  open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { region.center = center }
  /// See MapKit.
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
  /// See MapKit.
  open func setVisibleMapRect(
    _ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool
  ) { visibleMapRect = rect }
  /// See MapKit.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// See MapKit.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// See MapKit.
  open func addAnnotations(_ added: [any MKAnnotation]) { annotations += added }
  /// See MapKit.
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  /// See MapKit.
  open func removeAnnotations(_ removed: [any MKAnnotation]) { removed.forEach(removeAnnotation) }
  /// See MapKit.
  open func showAnnotations(_ shown: [any MKAnnotation], animated: Bool) { annotations = shown }
  /// Inert: see MapKit.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  /// Inert: see MapKit.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  /// See MapKit.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// See MapKit.
  open func addOverlays(_ added: [any MKOverlay]) { overlays += added }
  /// See MapKit.
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  /// See MapKit.
  open func removeOverlays(_ removed: [any MKOverlay]) { removed.forEach(removeOverlay) }
  /// Inert: see MapKit.
  open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  /// See MapKit.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { nil }
}
/// See MapKit.
open class MKUserLocation: NSObject, MKAnnotation, StandInMembers {
  /// See MapKit.
  open var coordinate: CLLocationCoordinate2D { .init() }
  /// See MapKit.
  open var location: CLLocation? { nil }
}
/// See MapKit.
open class MKShape: NSObject, MKAnnotation, StandInMembers {
  /// See MapKit.
  public var title: String?
  /// See MapKit.
  public var subtitle: String?
  /// See MapKit.
  open var coordinate: CLLocationCoordinate2D { .init() }
}
/// See MapKit.
open class MKPointAnnotation: NSObject, MKAnnotation, StandInMembers {
  /// See MapKit.
  public var title: String?
  /// See MapKit.
  public var subtitle: String?
  /// See MapKit.
  public var coordinate = CLLocationCoordinate2D()
  /// See MapKit.
  public override init() { super.init() }
  /// See MapKit.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
}
/// See MapKit.
open class MKCircle: MKShape, MKOverlay {
  /// See MapKit.
  public convenience init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
  }
}
/// See MapKit.
open class MKPolyline: MKShape, MKOverlay {
  /// See MapKit.
  public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) { self.init() }
}
/// See MapKit.
open class MKPolygon: MKShape, MKOverlay {
  /// See MapKit.
  public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) { self.init() }
}
/// See MapKit.
open class MKOverlayRenderer: NSObject, StandInMembers {
  /// See MapKit.
  public let overlay: any MKOverlay
  /// See MapKit.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
/// See MapKit.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// See MapKit.
  public var fillColor: UIColor?
  /// See MapKit.
  public var strokeColor: UIColor?
  /// See MapKit.
  public var lineWidth: CGFloat = 0
}
/// See MapKit.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// See MapKit.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
/// See MapKit.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// See MapKit.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
/// A view of an annotation, which shows its image.
open class MKAnnotationView: UIView, StandInMembers {
  /// See MapKit.
  public var annotation: (any MKAnnotation)?
  /// See MapKit.
  public let reuseIdentifier: String?
  /// See MapKit.
  public var image: UIImage? { didSet { sizeToImage() } }
  /// See MapKit.
  public var canShowCallout = false
  /// See MapKit.
  public var isDraggable = false
  /// See MapKit.
  public var centerOffset = CGPoint.zero
  /// See MapKit.
  public var calloutOffset = CGPoint.zero
  /// See MapKit.
  public var leftCalloutAccessoryView: UIView?
  /// See MapKit.
  public var rightCalloutAccessoryView: UIView?
  /// See MapKit.
  public var detailCalloutAccessoryView: UIView?
  /// See MapKit.
  public var clusteringIdentifier: String?
  private let picture = UIImageView()
  /// See MapKit.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(picture)
  }
  /// See MapKit.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  private func sizeToImage() {
    picture.image = image
    picture.frame = CGRect(origin: .zero, size: image?.size ?? .zero)
    bounds.size = picture.frame.size
  }
  /// See MapKit.
  open func prepareForReuse() { annotation = nil }
  /// Inert: see MapKit.
  open func prepareForDisplay() {}
  /// Inert: see MapKit.
  open func setSelected(_ isSelected: Bool, animated: Bool) {}
}
/// See MapKit.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// See MapKit.
  public var markerTintColor: UIColor?
  /// See MapKit.
  public var glyphTintColor: UIColor?
  /// See MapKit.
  public var glyphText: String?
  /// See MapKit.
  public var glyphImage: UIImage?
}
/// See MapKit.
open class MKPinAnnotationView: MKAnnotationView {
  /// See MapKit.
  public var pinTintColor: UIColor?
  /// See MapKit.
  public var animatesDrop = false
}
