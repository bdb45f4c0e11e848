import Foundation
import RasterCore
import Testing

@testable import Examples

struct PlantsTests {
  @Test func `there are at least two dozen plants`() {
    #expect(Plants.all.count >= 24)
  }

  @Test func `no plant is there twice`() {
    #expect(Set(Plants.all.map(\.name)).count == Plants.all.count)
  }

  @Test(arguments: Plants.all.indices)
  func `a botanical name is a genus and a species`(index: Int) {
    let words = Plants.all[index].botanicalName.split(separator: " ")
    #expect(words.count == 2)
    #expect(words.first?.first?.isUppercase == true)
    #expect(words.last?.first?.isLowercase == true)
  }

  @Test(arguments: Plants.all.indices)
  func `a seed lies less deep than plants stand apart, or it is a large one`(index: Int) {
    let plant = Plants.all[index]
    #expect(plant.depth > 0 && plant.depth <= 12)
    #expect(plant.depth < plant.spacing)
    #expect(plant.spacing <= 150)
  }

  @Test(arguments: Plants.all.indices)
  func `every colour is one`(index: Int) {
    let plant = Plants.all[index]
    let palette = plant.species.palette
    #expect(Color(hex: plant.color) != nil)
    #expect(Ink.allCases.allSatisfy { Color(hex: palette[$0]) != nil })
  }

  @Test(arguments: Plants.all.indices)
  func `a plant has a finite, handsome shape`(index: Int) {
    let bounds = PlantDrawing(of: Plants.all[index].species).bounds
    #expect(bounds.width > 20 && bounds.height > 20)
    #expect(bounds.width.isFinite && bounds.height.isFinite)
    #expect(bounds.width < bounds.height * 2.2 && bounds.height < bounds.width * 3)
  }
}
