import Foundation
import LayoutComparison
import LayoutCore
import PictureComparison
import RasterCore
import SnapshotCore

/// A small drawn flow layout, for the pictures of reports in these tests.
struct GardenFixture {
  var name = ""
  var size = CGSize(width: 320, height: 480)
  var origin = CGPoint.zero
  var inset = Axis.vertical.insets(top: 12, left: 16, bottom: 12, right: 16)
  var spacing = 10.0
  var cell = CGSize(width: 88, height: 104)
  var count = 9
  var header = 32.0
  var text: (Int) -> String? = { "Plant \($0)" }
  var hues = ["#F9D9D5", "#E2EEDA", "#FCE8D2", "#EBE3F0", "#F0DDE1", "#DDEBE8"]

  /// The layout, lines of cells below a header.
  var layout: RecordedLayout {
    let frame = CGRect(x: 0, y: 0, width: size.width, height: header)
    let elements = [.init(kind: .header, indexPath: .init(0, 0), frame: frame)] + cells
    let end = cells.map { Double($0.frame.maxY) }.max() ?? header
    return RecordedLayout(
      name: name, device: "iPhone SE", orientation: .portrait, scale: 2, origin: origin,
      layout: LayoutRecord(
        scrollAxis: .vertical, contentSize: CGSize(width: size.width, height: end + inset.end),
        viewport: CGRect(origin: .zero, size: size),
        sections: [
          .init(
            index: 0, inset: inset, lineSpacing: spacing, interitemSpacing: spacing,
            headerSize: CGSize(width: 0, height: header))
        ], elements: elements))
  }

  private var cells: [LayoutRecord.Element] {
    let room = Double(size.width) - inset.near - inset.far + spacing
    let columns = max(Int(room / (Double(cell.width) + spacing)), 1)
    return (0..<count).map { item in
      let (line, column) = item.quotientAndRemainder(dividingBy: columns)
      let frame = CGRect(
        x: inset.near + Double(column) * (Double(cell.width) + spacing),
        y: header + inset.start + Double(line) * (Double(cell.height) + spacing),
        width: Double(cell.width), height: Double(cell.height))
      return .init(
        indexPath: .init(0, item), frame: frame, text: text(item), color: hues[item % hues.count],
        line: line)
    }
  }

  /// Draws the layout as cards.
  func draw(on canvas: Canvas) {
    canvas.save()
    canvas.translate(x: origin.x, y: origin.y)
    canvas.clip(to: CGRect(origin: .zero, size: size))
    canvas.fill(CGRect(origin: .zero, size: size), with: .named("#ECE8DC"))
    for element in layout.layout.elements { draw(element, on: canvas) }
    canvas.restore()
  }

  private func draw(_ element: LayoutRecord.Element, on canvas: Canvas) {
    let frame = element.frame
    guard element.kind == .cell else { return canvas.fill(frame, with: .named("#F7F7F5")) }
    canvas.fill(Path(roundedRect: frame, radius: 10), with: .named("#FFFDF8"))
    let photo = frame.insetBy(dx: 6, dy: 6)
    let picture = CGRect(x: photo.minX, y: photo.minY, width: photo.width, height: 52)
    canvas.fill(Path(roundedRect: picture, radius: 7), with: .named(element.color ?? "#DDDDDD"))
    canvas.fill(
      Path(ellipseIn: CGRect(x: picture.midX - 15, y: picture.midY - 15, width: 30, height: 30)),
      with: .named("#5B8C5A"))
    let line = CGRect(x: photo.minX, y: picture.maxY + 8, width: photo.width * 0.7, height: 7)
    canvas.fill(Path(roundedRect: line, radius: 3), with: .named("#3A3A3C"))
    canvas.fill(
      Path(roundedRect: line.offsetBy(dx: 0, dy: 13), radius: 3), with: .named("#C7C7CC"))
  }
}

extension LayoutPicture {
  /// A picture of gardens, one for each pane.
  static func of(_ gardens: GardenFixture..., width: Int? = nil, height: Int? = nil)
    -> LayoutPicture
  {
    let canvas = Canvas()
    for garden in gardens { garden.draw(on: canvas) }
    let right = gardens.map { Int($0.origin.x + $0.size.width) }.max() ?? 1
    let bottom = gardens.map { Int($0.origin.y + $0.size.height) }.max() ?? 1
    let bitmap = canvas.drawing.rasterized(
      width: (width ?? right) * 2, height: (height ?? bottom) * 2, scale: 2, background: .white)
    return LayoutPicture(
      bitmap, scale: 2, panes: gardens.map(\.layout), fingerprints: Fingerprints(rasteriser: "1"))
  }
}

extension Paint {
  fileprivate static func named(_ hex: String) -> Paint { .color(Color(hex: hex) ?? .black) }
}
