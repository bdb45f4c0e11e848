// Mirrors MapKit. A map is drawn as a box: regions, annotations and overlays are stored, and no
// delegate is called.
public import Foundation
public import UIKit

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { (center, span) = (.init(), .init()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.center = center
    // A degree of latitude is about 111 km; the same length is used for a degree of longitude.
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000)
  }
}

public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }
  /// Makes the point (0, 0), as maps are not projected.
  public init(_ coordinate: CLLocationCoordinate2D) { self.init() }
  /// The coordinate (0, 0), as maps are not projected.
  public var coordinate: CLLocationCoordinate2D { .init() }
}

public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}

public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { (origin, size) = (.init(), .init()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: .init(x: x, y: y), size: .init(width: width, height: height))
  }
  public static let null = MKMapRect()
  public static let world = MKMapRect()
  /// Always true, as rectangles of maps are not computed.
  public var isNull: Bool { true }
  /// Returns this rectangle unchanged, as rectangles of maps are not computed.
  public func union(_ other: MKMapRect) -> MKMapRect { self }
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
}

public protocol MKOverlay: MKAnnotation {}
public protocol MKMapViewDelegate: NSObjectProtocol {}

/// A map, drawn as a box with the text “Map”.
open class MKMapView: StandInBox, StandInMembers {
  public weak var delegate: (any MKMapViewDelegate)?
  public var region = MKCoordinateRegion()
  public var visibleMapRect = MKMapRect()
  public var mapType = MKMapType.standard
  public var showsUserLocation = false
  public var userTrackingMode = MKUserTrackingMode.none
  public var isZoomEnabled = true
  public var isScrollEnabled = true
  public var isRotateEnabled = true
  public var isPitchEnabled = true
  public var showsCompass = true
  public var showsScale = false
  public private(set) var annotations: [any MKAnnotation] = []
  public private(set) var overlays: [any MKOverlay] = []
  public var selectedAnnotations: [any MKAnnotation] = []
  public override init(frame: CGRect) {
    super.init("Map")
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title(of: "Map")
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var userLocation: MKUserLocation { MKUserLocation() }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { region.center = center }
  open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
  open func setVisibleMapRect(
    _ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool
  ) { visibleMapRect = rect }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ added: [any MKAnnotation]) { annotations += added }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ removed: [any MKAnnotation]) { removed.forEach(removeAnnotation) }
  open func showAnnotations(_ shown: [any MKAnnotation], animated: Bool) { annotations = shown }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {}
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {}
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlays(_ added: [any MKOverlay]) { overlays += added }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ removed: [any MKOverlay]) { removed.forEach(removeOverlay) }
  open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { nil }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { MKAnnotationView(annotation: annotation, reuseIdentifier: identifier) }
}

open class MKUserLocation: NSObject, MKAnnotation, StandInMembers {
  open var coordinate: CLLocationCoordinate2D { .init() }
  open var location: CLLocation? { nil }
}

open class MKShape: NSObject, MKAnnotation, StandInMembers {
  public var title: String?
  public var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { .init() }
}

open class MKPointAnnotation: NSObject, MKAnnotation, StandInMembers {
  public var title: String?
  public var subtitle: String?
  public var coordinate = CLLocationCoordinate2D()
  public override init() { super.init() }
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
}

/// A circle, whose centre and radius are not stored.
open class MKCircle: MKShape, MKOverlay {
  public convenience init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init()
  }
}

/// A line, whose coordinates are not stored.
open class MKPolyline: MKShape, MKOverlay {
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
  }
}

/// A polygon, whose coordinates are not stored.
open class MKPolygon: MKShape, MKOverlay {
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init()
  }
}

open class MKOverlayRenderer: NSObject, StandInMembers {
  public let overlay: any MKOverlay
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

open class MKOverlayPathRenderer: MKOverlayRenderer {
  public var fillColor: UIColor?
  public var strokeColor: UIColor?
  public var lineWidth: CGFloat = 0
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// The view of an annotation, which shows the image and has the image's size.
open class MKAnnotationView: UIView, StandInMembers {
  public var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  public var image: UIImage? { didSet { sizeToImage() } }
  public var canShowCallout = false
  public var isDraggable = false
  public var centerOffset = CGPoint.zero
  public var calloutOffset = CGPoint.zero
  public var leftCalloutAccessoryView: UIView?
  public var rightCalloutAccessoryView: UIView?
  public var detailCalloutAccessoryView: UIView?
  public var clusteringIdentifier: String?
  private let picture = UIImageView()
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(picture)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  private func sizeToImage() {
    picture.image = image
    picture.frame = CGRect(origin: .zero, size: image?.size ?? .zero)
    bounds.size = picture.frame.size
  }
  open func prepareForReuse() { annotation = nil }
  open func prepareForDisplay() {}
  open func setSelected(_ isSelected: Bool, animated: Bool) {}
}

/// A marker; its balloon is not drawn.
open class MKMarkerAnnotationView: MKAnnotationView {
  public var markerTintColor: UIColor?
  public var glyphTintColor: UIColor?
  public var glyphText: String?
  public var glyphImage: UIImage?
}

/// A pin annotation; the pin is not drawn.
open class MKPinAnnotationView: MKAnnotationView {
  public var pinTintColor: UIColor?
  public var animatesDrop = false
}
