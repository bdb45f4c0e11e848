import Foundation
import RasterCore
import RasterText

/// The name and the colour of a kind of segue on a sheet.
struct SegueInk {
  /// The name of the kind, as in the menus of Interface Builder.
  let title: String
  let color: Color
  /// Whether the segue is a relationship between a container controller and its child.
  let isRelationship: Bool

  /// Looks up the name and the colour of a kind of segue or relationship.
  init(_ kind: String, _ appearance: Appearance) {
    let entry = Self.entries[kind]
    isRelationship = entry == nil
    title = entry?.title ?? kind
    let (light, dark) = entry.map { ($0.light, $0.dark) } ?? (0x70717A, 0x9FA0A9)
    color = Color(appearance == .light ? light : dark)
  }

  private struct Entry {
    var title: String
    var light: UInt32
    var dark: UInt32

    init(_ title: String, _ light: UInt32, _ dark: UInt32) {
      (self.title, self.light, self.dark) = (title, light, dark)
    }
  }

  private static let entries: [String: Entry] = [
    "show": Entry("Show", 0x2A5BD7, 0x7DA2FF), "push": Entry("Push", 0x2A5BD7, 0x7DA2FF),
    "showDetail": Entry("Show Detail", 0x2A5BD7, 0x7DA2FF),
    "replace": Entry("Replace", 0x2A5BD7, 0x7DA2FF),
    "presentation": Entry("Present Modally", 0x8438C4, 0xC79BFF),
    "modal": Entry("Modal", 0x8438C4, 0xC79BFF),
    "popoverPresentation": Entry("Present As Popover", 0x0B7F86, 0x5CCFD6),
    "embed": Entry("Embed", 0x2E7D32, 0x7FD083), "custom": Entry("Custom", 0xC2146B, 0xFF7AB8),
    "unwind": Entry("Unwind", 0xC25E00, 0xFFA640),
  ]
}

/// The label of an arrow: the kind, and below it the identifier in a monospaced font.
struct SegueLabel {
  private let lines: [StyledText]
  let size: CGSize
  private let ink: SegueInk
  private static let inset = CGSize(width: 8, height: 4)

  /// Lays out the label of an arrow.
  init(_ arrow: StoryboardSheet.Arrow, _ ink: SegueInk, _ palette: FigurePalette) {
    self.ink = ink
    let weight =
      ink.isRelationship
      ? StyledText(ink.title, size: 10, color: ink.color)
      : StyledText(ink.title, size: 11, weight: .semibold, color: ink.color)
    let name = arrow.name.map {
      StyledText($0, size: 10, face: .monospaced, color: palette.ink)
    }
    lines = [weight, name].compactMap { $0 }
    size = CGSize(
      width: ((lines.map(\.size.width).max() ?? 0) + 2 * Self.inset.width).rounded(.up),
      height: (lines.reduce(0) { $0 + $1.size.height } + 2 * Self.inset.height).rounded(.up))
  }

  /// Draws the label on a plate.
  func draw(in canvas: Canvas, _ frame: CGRect, _ palette: FigurePalette) {
    let plate = Path(roundedRect: frame, radius: min(9, frame.height / 2))
    canvas.fill(plate, with: .color(palette.page))
    canvas.fill(plate, with: .color(ink.color.withAlpha(0.08)))
    canvas.stroke(plate, StrokeStyle(width: 0.75), with: .color(ink.color.withAlpha(0.55)))
    var y = frame.minY + Self.inset.height
    for line in lines {
      line.draw(in: canvas, at: CGPoint(x: frame.midX - line.size.width / 2, y: y))
      y += line.size.height
    }
  }
}
