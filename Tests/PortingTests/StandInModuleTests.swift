import Foundation
import StandIns
import Testing
import UIKit

/// Stand-ins for declarations of modules that are not here.
@MainActor struct StandInModuleTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
  private let inner = UIView()
  private let address: URL? = URL(string: "https://example.org/oak")

  private func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap { $0 } + texts(in: $0) }
  }

  @Test func `no stand-in has the name of a type of UIKit, which would be ambiguous`() throws {
    func names(in target: String) throws -> Set<String> {
      let folder = URL(fileURLWithPath: "\(#filePath)/../../../Sources/\(target)").standardized
      let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      let files = (paths?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      let head = /(?:^|\n)(?:@\w+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/
      return Set(
        try files.flatMap { file in
          try String(contentsOf: file, encoding: .utf8).matches(of: head).map { String($0.1) }
        })
    }
    let own = try names(in: "StandIns")
    #expect(own.contains("WKWebView"))
    #expect(own.intersection(try names(in: "UIKit")).isEmpty)
  }

  @Test func `a web view shows the address that it would load`() throws {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.loadFileURL(
      try #require(address),
      allowingReadAccessTo: URL(fileURLWithPath: "/"))
    #expect(texts(in: view) == ["https://example.org/oak"])
  }

  @Test func `the coordinates of a line on a map are passed as an array or by its address`() {
    var places = [CLLocationCoordinate2D(latitude: 51.5, longitude: 0)]
    let overlays: [MKShape] = [
      MKPolyline(coordinates: &places, count: 1), MKPolygon(coordinates: places, count: 1),
    ]
    #expect(overlays.map(\.title) == [nil, nil])
  }

  @Test func `an assertion about sample values does not end the program`() {
    assertionFailure("a herb without a name")
    assert(outer.subviews.count > 3)
  }

  @Test func `a function that is not here and localizes a text returns it`() {
    let localized: Unknown = standIn("LocalizedText")
    let title: String = localized("Basil", 3)
    #expect(title == "Basil")
    let other: Unknown = standIn("herb")
    let text: String = other("Basil")
    #expect(text != "Basil")
  }

  @Test func `a map is a box with its name`() {
    #expect(texts(in: MKMapView(frame: .zero)) == ["Map"])
  }

  @Test func `a member that a module's class does not declare has a value`() {
    let limit: Int = AVPlayer().numberOfHerbs
    #expect(limit == 3)
  }

  @Test func `a type of files is known by the ending of their names`() {
    #expect(UTType(filenameExtension: "PNG") == .png)
  }

  @Test func `a time in seconds keeps its fraction`() {
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).seconds == 1.5)
  }

  @Test func `results of a request are empty at rest`() {
    let controller = NSFetchedResultsController<NSManagedObject>(
      fetchRequest: NSFetchRequest(entityName: "Herb"),
      managedObjectContext: NSManagedObjectContext(), sectionNameKeyPath: nil, cacheName: nil)
    #expect(controller.fetchedObjects?.isEmpty == true)
  }

  @Test func `a request's results may be of a protocol's type`() {
    let request: NSFetchRequest<any NSFetchRequestResult> = standIn("request")
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: NSManagedObjectContext(),
      sectionNameKeyPath: nil, cacheName: nil)
    #expect(controller.fetchedObjects?.isEmpty == true)
  }

  @Test func `Kingfisher's image is the placeholder`() {
    let (view, leaf) = (UIImageView(), UIImage())
    view.kf.setImage(with: address, placeholder: leaf)
    #expect(view.image === leaf)
  }

  @Test func `Kingfisher draws an image if there is no placeholder`() {
    let view = UIImageView()
    view.kf.setImage(with: address)
    #expect(view.image?.size == CGSize(width: 40, height: 40))
  }

  @Test func `Nuke's image is the placeholder of its options`() {
    let (view, leaf) = (UIImageView(), UIImage())
    Nuke.loadImage(
      with: address,
      options: ImageLoadingOptions(placeholder: leaf), into: view)
    #expect(view.image === leaf)
  }

  @Test func `SDWebImage shows no image without an address`() {
    let view = UIImageView()
    view.sd_setImage(with: nil)
    #expect(view.image == nil)
  }

  @Test func `an animation of Lottie is a box with its name`() {
    #expect(texts(in: LottieAnimationView(name: "rain")) == ["rain"])
  }

  @Test func `PureLayout pins a view to its superview's edges`() {
    outer.addSubview(inner)
    inner.autoPinEdgesToSuperviewEdges(
      with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), excludingEdge: .bottom)
    inner.autoSetDimension(.height, toSize: 20)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 94, height: 20))
  }

  @Test func `PureLayout's smallest inset of a far edge is a largest coordinate`() {
    outer.addSubview(inner)
    let line = inner.autoPinEdge(
      toSuperviewEdge: .bottom, withInset: 8, relation: .greaterThanOrEqual)
    #expect(line.relation == .lessThanOrEqual && line.constant == -8)
  }

  @Test func `TinyConstraints pins a view to its superview without one edge`() {
    outer.addSubview(inner)
    inner.edgesToSuperview(
      excluding: .top, insets: UIEdgeInsets(top: 0, left: 5, bottom: 6, right: 7))
    inner.height(10)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 5, y: 44, width: 88, height: 10))
  }

  @Test func `SnapKit's directional edges can be added to a sentence`() {
    outer.addSubview(inner)
    inner.snp.makeConstraints { $0.centerX.directionalVerticalEdges.equalToSuperview() }
    inner.snp.makeConstraints { $0.width.equalTo(40 as UInt).priority(.high.advanced(by: -1)) }
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 30, y: 0, width: 40, height: 60))
  }

  @Test func `Cartography binds edges within insets`() {
    outer.addSubview(inner)
    constrain(inner, outer) { inner, outer in inner.edges == outer.edges.inseted(by: 8) }
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 84, height: 44))
  }

  @Test func `an object is set up where it is made`() {
    #expect(UILabel().then { $0.text = "Oak" }.text == "Oak")
  }

  @Test func `an object of another framework is made without arguments`() {
    let session: AVCaptureSession = standIn("session")
    let store: WKWebsiteDataStore = standIn("store")
    #expect(!session.isRunning && type(of: store) == WKWebsiteDataStore.self)
  }

  @Test func `a resource's font is found by its name without hyphens`() {
    #expect(R.font.interRegular(size: 12)?.fontName == "Inter-Regular")
  }
}
