import LayoutStage
import UIKit

extension DeviceConfiguration {
  /// Describes a figure on the device, laid out in the device's orientation from the start.
  ///
  /// - Parameters:
  ///   - name: the name of the figure.
  ///   - view: the view that is shown, if it exists; if its tree is too deep, nothing is laid out.
  ///   - content: makes the controller.
  /// - Returns: the figure.
  @MainActor func figure(
    named name: String, of view: UIView?, content: @escaping @MainActor () -> UIViewController
  ) -> Figure {
    var figure = Figure(name: name, on: self, start: orientation, content: content)
    figure.recordsLooks = true
    do throws(PictureTooLarge) { try view?.checkDepth() } catch { figure.refusal = error }
    return figure
  }
}
