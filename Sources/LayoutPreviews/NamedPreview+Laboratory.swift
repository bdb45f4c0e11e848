import FigureSnapshots
import LayoutLaboratory
import LayoutStage
import UIKit

extension NamedPreview {
  /// Returns a figure whose content is made again for each use.
  ///
  /// A view is shown on the system background, as on Xcode's canvas.
  func figure(in configuration: DeviceConfiguration) -> Figure {
    let preview = preview
    let made = configuration.perform { preview.made() }
    return made.subject.shown(in: configuration) { figure in
      var figure = figure
      figure.name = name
      figure.content = {
        let content = preview.made()
        let controller = content.subject.shown(in: configuration) { $0.content() }
        if case .view = content { controller.view.backgroundColor = .systemBackground }
        return controller
      }
      return figure
    }
  }

  /// Returns a laboratory, which performs experiments on the content of the preview.
  func laboratory(in configuration: DeviceConfiguration) -> Laboratory {
    Laboratory(figure(in: configuration), isMadeAnew: isMadeAnew)
  }

  /// Whether the preview's block makes a new object at each call.
  ///
  /// If it returns the same object, the changes of one experiment would affect the next.
  private var isMadeAnew: Bool { preview.content().object !== preview.content().object }
}

extension Preview.Content {
  fileprivate var object: AnyObject {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller
    case .layout(let layout): layout
    }
  }
}
