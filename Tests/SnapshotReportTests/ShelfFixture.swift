import Foundation
import LayoutComparison
import LayoutCore
import PictureComparison
import RasterCore
import SnapshotCore

/// Three books below a heading, whose goldens carry their views.
struct ShelfFixture {
  var heading = "Books"
  var titleX = 60.0
  /// The distance of the books from the left.
  var margin = 10.0
  /// The text size that the user has set, in which the books' titles are.
  var textSize = 12

  /// The picture of the books, in which only the places of the labels are drawn.
  var picture: LayoutPicture {
    let canvas = Canvas()
    canvas.fill(CGRect(x: 10, y: 8, width: heading.count * 12, height: 20), with: .color(.black))
    for element in layout.elements {
      let frame = element.frame.offsetBy(dx: 0, dy: 40)
      canvas.fill(frame, with: .color(Color(hex: "#EEEEEE") ?? .white))
      let title = CGRect(x: frame.minX + titleX, y: frame.minY + 34, width: 60, height: 12)
      canvas.fill(title, with: .color(.black))
    }
    let bitmap = canvas.drawing.rasterized(width: 400, height: 440, scale: 2, background: .white)
    let pane = RecordedLayout(
      device: "iPhone SE", orientation: .portrait, scale: 2, origin: CGPoint(x: 0, y: 40),
      layout: layout)
    return LayoutPicture(
      bitmap, scale: 2, panes: [pane], fingerprints: Fingerprints(rasteriser: "1"))
  }

  private var layout: LayoutRecord {
    var layout = LayoutRecord(
      scrollAxis: .vertical, contentSize: CGSize(width: 200, height: 180),
      viewport: CGRect(x: 0, y: 0, width: 200, height: 180),
      screenFrame: CGRect(x: 0, y: 40, width: 200, height: 180),
      elements: (0..<3).map(cell))
    layout.settings = [.textSize: textSize == 12 ? "large" : "extra large"]
    let label = label("heading", heading, CGRect(x: 10, y: 8, width: 180, height: 20))
    layout.screen = .init(
      className: "UIView", frame: CGRect(x: 0, y: 0, width: 200, height: 220), views: [label])
    return layout
  }

  private func cell(_ item: Int) -> LayoutRecord.Element {
    let title = label(
      "title", "Book \(item) of a long series", CGRect(x: titleX, y: 32, width: 110, height: 16))
    var cell = LayoutRecord.Element(
      indexPath: .init(0, item),
      frame: CGRect(x: margin, y: 10 + Double(item) * 58, width: 180, height: 50))
    cell.view = .init(
      className: "BookCell", frame: CGRect(x: 0, y: 0, width: 180, height: 50), views: [title])
    return cell
  }

  private func label(_ name: String, _ text: String, _ frame: CGRect) -> LayoutRecord.View {
    .init(
      className: "UILabel", name: name, frame: frame,
      properties: [.text: text, .font: "Inter Regular \(textSize)"])
  }
}
