import Foundation
import RasterCore
import Testing

/// Notes on drawings, which change no pixel.
struct DrawingNotesTests {
  private let rect = CGRect(x: 0, y: 0, width: 2, height: 2)

  private func noted(_ note: String?) -> Drawing {
    var drawing = Drawing { $0.fill(rect, with: .color(.black)) }
    drawing.note = note
    return drawing
  }

  @Test func `notes are found in drawings and groups, each once, first drawn first`() {
    let drawing = Drawing { canvas in
      canvas.beginGroup(alpha: 0.5)
      canvas.draw(noted("second name"))
      canvas.endGroup()
      canvas.draw(noted("first name"))
      canvas.draw(Drawing { $0.draw(noted("second name")) })
    }
    #expect(drawing.notes == ["second name", "first name"])
  }

  @Test func `a drawing that is appended keeps its note`() {
    #expect(Drawing { $0.append(noted("name")) }.notes == ["name"])
  }

  @Test func `a note changes no digest and no fingerprint`() {
    let drawings = [nil, "name"].map { note in Drawing { $0.draw(noted(note)) } }
    #expect(drawings[0].digest == drawings[1].digest)
    #expect(
      drawings[0].fingerprint(width: 2, height: 2, scale: 1)
        == drawings[1].fingerprint(width: 2, height: 2, scale: 1))
  }
}
