import Foundation
public import LayoutStage

extension Scene {
  /// Lays out the scene and returns its named pictures: each variant in each orientation, followed
  /// by sheets of all.
  ///
  /// A sheet is drawn for each appearance in `sheets`. The default is the scene's own appearance;
  /// an empty array means no sheets. If a sheet's appearance differs from the scene's, it is part
  /// of the file name: `plants/markers.sheet.dark.png`.
  @MainActor public func pictures(sheets: [Appearance]? = nil) -> [NamedPicture] {
    let figures = rendered()
    let pictures = figures.map(named)
    return pictures + (sheets ?? [appearance]).map { sheet(in: $0, of: figures) }
  }

  /// Throws an error if the sheet is too large to draw, before anything is laid out.
  ///
  /// - Throws: `PictureTooLarge` if the sheet is larger than `PictureLimit` allows.
  package func checkSheet() throws(PictureTooLarge) {
    let figures = variants.flatMap { variant in
      orientations.map {
        RenderedFigure(
          named: figure.description, variant: variant.name.description,
          unlaidOn: configuration.held(in: $0))
      }
    }
    try sheet(of: figures).checkSize(scale: SheetScale.pixels)
  }

  /// The pictures of each variant in each orientation, which are laid out one by one.
  ///
  /// Sheets are not included, because a sheet needs all of them at once.
  package var plannedPictures: [PlannedPicture] {
    variants.flatMap { variant in
      orientations.map { orientation in
        PlannedPicture(name(of: variant, in: orientation)) {
          named(figure(variant, in: orientation).rendered())
        }
      }
    }
  }

  /// Returns the names of the scene's pictures, including a sheet for each appearance in `sheets`
  /// (by default the scene's own), without laying anything out.
  public func pictureNames(sheets: [Appearance]? = nil) -> [String] {
    plannedPictures.map(\.fileName) + (sheets ?? [appearance]).map(sheetName)
  }

  private func name(of variant: SceneVariant, in orientation: Orientation) -> String {
    "\(figure).\(variant.name).\(orientation.rawValue).png"
  }

  @MainActor private func named(_ figure: RenderedFigure) -> NamedPicture {
    NamedPicture(figure.fileName, figure.picture(), scale: device.scale)
  }

  /// Returns the sheet of figures.
  ///
  /// For a different appearance, the figures are laid out again.
  @MainActor private func sheet(
    in look: Appearance, of figures: [RenderedFigure]
  ) -> NamedPicture {
    do {
      // The size is checked before the figures are laid out again for a different appearance.
      try checkSheet()
    } catch {
      return NamedPicture(sheetName(look), Picture(refusal: error), scale: SheetScale.pixels)
    }
    var scene = self
    scene.appearance = look
    let figures = look == appearance ? figures : scene.rendered()
    return NamedPicture(
      sheetName(look), scene.sheet(of: figures).picture(), scale: SheetScale.pixels)
  }

  private func sheetName(_ look: Appearance) -> String {
    "\(figure).sheet" + (look == appearance ? "" : ".\(look.rawValue)") + ".png"
  }
}
