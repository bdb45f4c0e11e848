import LayoutCore
import RasterCore
import Testing
import UIKit

/// Layers that emit particles.
@MainActor struct CAEmitterLayerTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let layer = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    (cell.birthRate, cell.lifetime) = (20, 1.5)
    layer.frame = view.bounds
    layer.emitterCells = [cell]
    layer.birthRate = 2
    view.layer.addSublayer(layer)
  }

  private var notes: [String] {
    Drawing { LayerRecorder(canvas: $0).record(view.layer) }.notes
  }

  @Test func `a picture of an emitting layer has a note, as particles are not drawn`() {
    #expect(notes == ["not here: particles of a CAEmitterLayer"])
    layer.birthRate = 0
    #expect(notes.isEmpty)
  }

  @Test func `the number and the life of particles are recorded`() {
    let record = view.viewRecord.views.first?.properties
    #expect(record?[.emitter] == "40 a second for 1.5 s")
    cell.isEnabled = false
    #expect(view.viewRecord.views.first?.properties[.emitter] == nil)
  }
}
