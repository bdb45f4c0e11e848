import Foundation
public import LayoutStage

extension Scene {
  /// Lays the scene out and names its pictures: each variant in each orientation, and sheets of
  /// all.
  ///
  /// Sheets are drawn in the appearances given, which is the scene's own unless said otherwise;
  /// with an empty list there are none. A sheet in another appearance than the scene's has it in
  /// its name: `plants/markers.sheet.dark.png`.
  @MainActor public func pictures(sheets: [Appearance]? = nil) -> [NamedPicture] {
    let figures = rendered()
    let pictures = figures.map(named)
    return pictures + (sheets ?? [appearance]).map { sheet(in: $0, of: figures) }
  }

  /// Refuses the sheet where it is too large to draw, before anything is laid out.
  ///
  /// - Throws: the size of a sheet that is larger than `PictureLimit` allows.
  package func checkSheet() throws(PictureTooLarge) {
    let figures = variants.flatMap { variant in
      orientations.map {
        RenderedFigure(
          named: figure.description, variant: variant.name.description,
          unlaidOn: configuration.held(in: $0))
      }
    }
    try sheet(of: figures).checkSize(scale: Self.sheetScale)
  }

  /// Each variant in each orientation, to be laid out one by one; no sheet, which needs all at
  /// once.
  package var plannedPictures: [PlannedPicture] {
    variants.flatMap { variant in
      orientations.map { orientation in
        PlannedPicture(name(of: variant, in: orientation)) {
          named(figure(variant, in: orientation).rendered())
        }
      }
    }
  }

  /// The names of the pictures that the scene has, without laying anything out.
  public func pictureNames(sheets: [Appearance]? = nil) -> [String] {
    plannedPictures.map(\.fileName) + (sheets ?? [appearance]).map(sheetName)
  }

  private func name(of variant: SceneVariant, in orientation: Orientation) -> String {
    "\(figure).\(variant.name).\(orientation.rawValue).png"
  }

  @MainActor private func named(_ figure: RenderedFigure) -> NamedPicture {
    NamedPicture(figure.fileName, figure.picture(), scale: device.scale)
  }

  /// Pixels per point of every sheet, whatever the screens on it.
  private static let sheetScale: CGFloat = 2

  /// The sheet of figures; they are laid out again for an appearance that is not theirs.
  @MainActor private func sheet(
    in look: Appearance, of figures: [RenderedFigure]
  ) -> NamedPicture {
    do {
      // Before the figures are laid out again for another appearance.
      try checkSheet()
    } catch {
      return NamedPicture(sheetName(look), Picture(refusal: error), scale: Self.sheetScale)
    }
    var scene = self
    scene.appearance = look
    let figures = look == appearance ? figures : scene.rendered()
    return NamedPicture(
      sheetName(look), scene.sheet(of: figures).picture(), scale: Self.sheetScale)
  }

  private func sheetName(_ look: Appearance) -> String {
    "\(figure).sheet" + (look == appearance ? "" : ".\(look.rawValue)") + ".png"
  }
}
