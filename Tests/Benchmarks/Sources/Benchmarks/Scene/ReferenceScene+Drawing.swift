import Foundation
import RasterCore

extension ReferenceScene {
  /// All of the scene, or what one kind of operation draws.
  func drawing(only operation: String? = nil) -> Drawing {
    let typesetter = UnkernedText()
    return Drawing { canvas in
      for step in operations where operation == nil || step.op == operation {
        draw(step, typesetter, on: canvas)
      }
    }
  }

  private func draw(_ step: Operation, _ typesetter: UnkernedText, on canvas: Canvas) {
    switch step.op {
    case "clear":
      let frame = CGRect(x: 0, y: 0, width: width, height: height)
      canvas.fill(frame, with: step.paint)
    case "fillRRect": canvas.fill(step.roundedRect, with: step.paint)
    case "strokeRRect": canvas.stroke(step.roundedRect, step.pen, with: step.paint)
    case "image": drawImage(step, on: canvas)
    case "hatch": drawHatch(step, on: canvas)
    case "text": drawText(step, typesetter, on: canvas)
    case "dashLine": drawDimension(step, on: canvas)
    default: preconditionFailure("the scene has an operation \(step.op) that is not known here")
    }
  }

  private func drawImage(_ step: Operation, on canvas: Canvas) {
    guard let image = step.src.flatMap({ images[$0] }) else { return }
    canvas.save()
    canvas.clip(to: step.roundedRect)
    canvas.draw(image, in: step.frame, source: step.source)
    canvas.restore()
  }

  private func drawHatch(_ step: Operation, on canvas: Canvas) {
    let frame = step.frame
    var lines = Path()
    for x in stride(from: frame.minX, to: frame.maxX + frame.height, by: step.pitch ?? 12) {
      lines.move(to: CGPoint(x: x, y: frame.minY))
      lines.addLine(to: CGPoint(x: x - frame.height, y: frame.maxY))
    }
    canvas.save()
    canvas.clip(to: frame)
    canvas.stroke(lines, step.pen, with: step.paint)
    canvas.restore()
  }

  private func drawText(_ step: Operation, _ typesetter: UnkernedText, on canvas: Canvas) {
    let run = typesetter.run(of: step.text ?? "", size: step.size ?? 0)
    canvas.draw(run, at: CGPoint(x: step.x ?? 0, y: step.y ?? 0), with: step.paint)
  }

  private func drawDimension(_ step: Operation, on canvas: Canvas) {
    var ticks = Path()
    for tick in step.ticks ?? [] {
      ticks.move(to: CGPoint(x: tick[0], y: tick[1]))
      ticks.addLine(to: CGPoint(x: tick[2], y: tick[3]))
    }
    canvas.stroke(ticks, step.pen, with: step.paint)
    var line = Path()
    line.move(to: CGPoint(x: step.x0 ?? 0, y: step.y0 ?? 0))
    line.addLine(to: CGPoint(x: step.x1 ?? 0, y: step.y1 ?? 0))
    var pen = step.pen
    pen.dash = [step.on ?? 0, step.off ?? 0]
    canvas.stroke(line, pen, with: step.paint)
  }
}

extension ReferenceScene.Operation {
  fileprivate var paint: Paint { .color(color.flatMap { Color(hex: $0) } ?? .black) }
  fileprivate var pen: StrokeStyle { StrokeStyle(width: width ?? 1) }
  fileprivate var frame: CGRect { CGRect(x: x ?? 0, y: y ?? 0, width: w ?? 0, height: h ?? 0) }
  fileprivate var source: CGRect {
    CGRect(x: sx ?? 0, y: sy ?? 0, width: sw ?? 0, height: sh ?? 0)
  }
  fileprivate var roundedRect: Path { Path(roundedRect: frame, radius: r ?? 0) }
}
