import LayoutStage
import UIKit

extension DeviceConfiguration {
  /// Returns a figure on the device that is laid out in the device's orientation from the start.
  ///
  /// - Parameters:
  ///   - name: the name of the figure.
  ///   - view: the view to show, if it exists already. If its hierarchy is too deep, the figure is
  ///     refused and not laid out.
  ///   - content: a closure that makes the controller.
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
