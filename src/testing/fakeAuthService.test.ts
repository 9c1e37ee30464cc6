import { describeAuthContract } from './authContract';
import { fakeAuthWorld } from './fakeAuthWorld';

describeAuthContract('the fake', (conditions) => fakeAuthWorld(conditions));
