import FigureSnapshots
import Foundation
import LayoutLaboratory
import LayoutStage
import RasterPNG
import SnapshotCore
import UIKit

/// Draws previews as a request asks for them.
@MainActor struct PreviewStage {
  let request: PreviewRequest

  /// Draws a preview in each orientation, and writes the pictures.
  func show(_ preview: Preview, named name: String) throws -> [ShownPreview] {
    try orientations(of: preview).map { try show(preview, named: name, $0) }
  }

  private func orientations(of preview: Preview) -> [Orientation] {
    let isTurned =
      preview.traits.contains(.landscapeLeft) || preview.traits.contains(.landscapeRight)
    return isTurned && !request.turns ? [.landscape] : request.held
  }

  private func show(
    _ preview: Preview, named name: String, _ orientation: Orientation
  ) throws -> ShownPreview {
    let subject = preview.subject()
    Self.fit(subject)
    let surroundings = Surroundings(
      on: device(for: subject, of: preview), orientation: orientation,
      appearance: request.isDark ? .dark : .light)
    return try subject.shown(in: surroundings) { figure in
      var figure = figure
      figure.overlays = request.overlaySet
      let rendered = figure.rendered()
      let url = URL(fileURLWithPath: request.output)
        .appendingPathComponent("\(Self.fileName(name)).\(orientation.rawValue).png")
      let picture = NamedPicture(
        url.lastPathComponent, rendered.picture(), scale: surroundings.device.scale)
      let golden = try GoldenFile.encode(LayoutPicture(picture), name: url.path)
      try WholeFile(url).write(golden, isLasting: false)
      return ShownPreview(
        name: name, orientation: orientation, path: url.path,
        places: places(of: subject, rendered), lint: try lint(preview, on: figure.device, subject))
    }
  }

  /// A view that knows its size is shown alone; everything else on a device.
  private func device(for subject: any SnapshotSubject, of preview: Preview) -> Device {
    if let device = request.device.flatMap(Device.named) { return device }
    for case .fixedLayout(let width, let height) in preview.traits {
      return Device(size: CGSize(width: width, height: height), scale: Device.usual.scale)
    }
    guard let view = subject as? UIView else { return .usual }
    let size = Self.ownSize(of: view)
    return size.width > 0 && size.height > 0
      ? Device(size: size, scale: Device.usual.scale) : .usual
  }

  private static func ownSize(of view: UIView) -> CGSize {
    let own = view.bounds.size
    if own.width > 0 && own.height > 0 { return own }
    let wish = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return CGSize(width: wish.width.rounded(.up), height: wish.height.rounded(.up))
  }

  /// Gives a view without a size the one that its content fits: as it is, its constraints would
  /// be in conflict with nothing.
  private static func fit(_ subject: any SnapshotSubject) {
    guard let view = subject as? UIView, view.bounds.isEmpty else { return }
    view.frame.size = ownSize(of: view)
  }

  private func places(
    of subject: any SnapshotSubject, _ rendered: RenderedFigure
  ) -> [PreviewPlace] {
    if let layout = rendered.layout { return PreviewPlace.places(of: layout) }
    let view = subject as? UIView ?? (subject as? UIViewController)?.view
    return view.map { PreviewPlace.places(of: $0, in: $0) } ?? []
  }

  /// What is wrong with a layout; nil where something else is shown.
  ///
  /// A controller's needs the controller anew for each question, which a layout does not.
  private func lint(
    _ preview: Preview, on device: Device, _ subject: any SnapshotSubject
  ) throws -> LintReport? {
    guard let layout = subject as? UICollectionViewLayout else { return nil }
    return try Laboratory(on: device) { preview.subject() as? UICollectionViewLayout ?? layout }
      .lint()
  }

  /// The name as a file may be called on every system.
  private static func fileName(_ name: String) -> String {
    let allowed = name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-" }
    return allowed.isEmpty ? "preview" : String(allowed.prefix(100))
  }
}
